'use client'

import { useTranslations } from 'next-intl'
import { buttonStyle } from '@/components/ui/button'
import { QueryProvider } from '@/components/ui/query-provider'
import { Link } from '@/lib/i18n/navigation'
import { CartLines } from './cart-lines-list'
import { CartSuggestion } from './cart-suggestion'
import { CartTotal, type PayNow } from './cart-total'
import { CartWithoutLines } from './cart-without-lines'
import { useCart } from './use-cart'

/** The cart of this browser as a page: what the drawer shows, side by side where there is room. */
export function CartScreen({ payNow }: { payNow: PayNow }) {
  return (
    <QueryProvider>
      <Cart payNow={payNow} />
    </QueryProvider>
  )
}

function Cart({ payNow }: { payNow: PayNow }) {
  const t = useTranslations('cart')
  const cart = useCart()
  const lines = cart.lines ?? []
  if (lines.length === 0)
    return (
      <CartWithoutLines
        cart={cart}
        className="py-12"
        loadingClassName="max-w-3xl"
        emptyAction={
          <Link href="/products" className={buttonStyle({ variant: 'outline' })}>
            {t('continue')}
          </Link>
        }
      />
    )
  return (
    <div className="items-start gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        <CartLines lines={lines} className="border-y border-line" />
        <CartSuggestion lines={lines} className="py-6" />
      </div>
      <section
        aria-label={t('summary')}
        className="rounded-card border border-line bg-surface p-5 sm:p-6 lg:sticky lg:top-34"
      >
        <CartTotal lines={lines} payNow={payNow} />
        <Link
          href="/products"
          className={buttonStyle({ variant: 'ghost', className: 'mt-2 w-full' })}
        >
          {t('continue')}
        </Link>
      </section>
    </div>
  )
}
