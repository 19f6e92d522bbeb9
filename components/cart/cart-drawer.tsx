'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { QueryProvider } from '@/components/ui/query-provider'
import { Sheet } from '@/components/ui/sheet'
import { CartRow } from './cart-row'
import { CartSuggestion } from './cart-suggestion'
import { CartTotal, type PayNow } from './cart-total'
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
      footer={lines.length > 0 && <CartTotal lines={lines} payNow={payNow} onContinue={close} />}
    >
      {lines.length > 0 ? (
        <>
          <ul aria-label={t('title')} className="divide-y divide-line px-4 sm:px-5">
            {lines.map((line) => (
              <CartRow key={line.productId} line={line} onFollow={close} />
            ))}
          </ul>
          <CartSuggestion lines={lines} onFollow={close} />
        </>
      ) : cart.isError ? (
        <CartFailed isRetrying={cart.isFetching} onRetry={() => void cart.refetch()} />
      ) : cart.lines ? (
        <CartEmpty onContinue={close} />
      ) : (
        <CartLoading />
      )}
    </Sheet>
  )
}

function CartEmpty({ onContinue }: { onContinue: () => void }) {
  const t = useTranslations('cart')
  return (
    <Centered icon={<Icon name="shopping-bag" className="size-8" />}>
      <p className="text-lg font-bold">{t('emptyTitle')}</p>
      <p className="mt-1 text-muted">{t('emptyText')}</p>
      <Button variant="outline" className="mt-6" onClick={onContinue}>
        {t('continue')}
      </Button>
    </Centered>
  )
}

function CartFailed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const t = useTranslations('cart')
  return (
    <Centered icon={<Icon name="circle-alert" className="size-8" />}>
      <p role="alert" className="font-semibold">
        {t('failed')}
      </p>
      <Button
        variant="outline"
        className="mt-5"
        aria-disabled={isRetrying || undefined}
        onClick={onRetry}
      >
        {t('retry')}
      </Button>
    </Centered>
  )
}

function Centered({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="m-auto flex flex-col items-center px-6 py-12 text-center">
      <span className="mb-5 grid size-18 place-items-center rounded-full bg-primary-soft text-primary-strong">
        {icon}
      </span>
      {children}
    </div>
  )
}

function CartLoading() {
  const t = useTranslations('cart')
  return (
    <div className="px-4 sm:px-5">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {[1, 2].map((row) => (
        <div key={row} aria-hidden className="flex gap-4 border-b border-line py-4">
          <span className="skeleton size-20 shrink-0 rounded-control" />
          <span className="flex-1">
            <span className="skeleton block h-4 w-4/5 rounded" />
            <span className="skeleton mt-2 block h-4 w-1/3 rounded" />
            <span className="skeleton mt-3 block h-9 w-28 rounded-control" />
          </span>
        </div>
      ))}
    </div>
  )
}
