'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { QueryProvider } from '@/components/ui/query-provider'
import { Sheet } from '@/components/ui/sheet'
import { CartLines } from './cart-lines-list'
import { CartSuggestion } from './cart-suggestion'
import { CartTotal, type PayNow } from './cart-total'
import { CartWithoutLines } from './cart-without-lines'
import { useCart } from './use-cart'

type CartDrawerProps = { open: boolean; onOpenChange: (open: boolean) => void; payNow: PayNow }

export default function CartDrawer(props: CartDrawerProps) {
  return (
    <QueryProvider>
      <Drawer {...props} />
    </QueryProvider>
  )
}

function Drawer({ open, onOpenChange, payNow }: CartDrawerProps) {
  const t = useTranslations('cart')
  const cart = useCart()
  const close = () => onOpenChange(false)
  const lines = cart.lines ?? []
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side="end"
      width="w-[27rem]"
      title={t('title')}
      titleBadge={
        lines.length > 0 && (
          <Badge tone="brand" aria-label={t('titleCount', { count: lines.length })} role="img">
            {lines.length}
          </Badge>
        )
      }
      description={t('description')}
      closeLabel={t('close')}
      footer={
        lines.length > 0 && (
          <div className="p-4 sm:p-5">
            <CartTotal lines={lines} payNow={payNow} />
            <Button variant="ghost" className="mt-2 w-full" onClick={close}>
              {t('continue')}
            </Button>
          </div>
        )
      }
    >
      {lines.length > 0 ? (
        <>
          <CartLines lines={lines} onFollow={close} className="px-4 sm:px-5" />
          <CartSuggestion lines={lines} onFollow={close} className="mt-auto px-4 py-4 sm:px-5" />
        </>
      ) : (
        <CartWithoutLines
          cart={cart}
          className="m-auto px-6 py-12"
          loadingClassName="px-4 sm:px-5"
          emptyAction={
            <Button variant="outline" onClick={close}>
              {t('continue')}
            </Button>
          }
        />
      )}
    </Sheet>
  )
}
