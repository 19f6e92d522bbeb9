'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CouponField } from '@/components/coupons/coupon-field'
import { DiscountRows } from '@/components/coupons/discount-rows'
import { useCartDiscount } from '@/components/coupons/use-cart-discount'
import { useConverted } from '@/components/currency/use-converted'
import { usePercent } from '@/components/currency/use-percent'
import { useStoreProps, useUsdFormat } from '@/components/storefront/store-props'
import { Badge } from '@/components/ui/badge'
import { Button, buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { QueryProvider } from '@/components/ui/query-provider'
import { Sheet } from '@/components/ui/sheet'
import { getPathname } from '@/lib/i18n/navigation'
import { sumOf, totalsOf } from '@/lib/pricing/totals'
import { unitPriceCents } from '@/lib/pricing/volume-prices'
import type { CartLine } from './cart-lines'
import { CartRow } from './cart-row'
import { CartSuggestion } from './cart-suggestion'
import { useCart, useCartActions } from './use-cart'

type CartDrawerProps = { open: boolean; onOpenChange: (open: boolean) => void }

export default function CartDrawer(props: CartDrawerProps) {
  return (
    <QueryProvider>
      <Drawer {...props} />
    </QueryProvider>
  )
}

function Drawer({ open, onOpenChange }: CartDrawerProps) {
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
      footer={lines.length > 0 && <CartTotal lines={lines} onContinue={close} />}
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

function CartTotal({ lines, onContinue }: { lines: CartLine[]; onContinue: () => void }) {
  const t = useTranslations('cart')
  const locale = useLocale()
  const href = getPathname({ href: '/checkout', locale })
  const { whenSynced } = useCartActions()
  return (
    <div className="p-4 sm:p-5">
      <CartAmounts lines={lines} />
      {/* The checkout has another root layout: a full page load. */}
      <a
        href={href}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          // Pending changes would be lost with this page.
          event.preventDefault()
          void whenSynced().then(() => location.assign(href))
        }}
        className={buttonStyle({ size: 'lg', className: 'mt-4 w-full' })}
      >
        <Icon name="lock" />
        {t('checkout')}
      </a>
      <Button variant="ghost" className="mt-2 w-full" onClick={onContinue}>
        {t('continue')}
      </Button>
    </div>
  )
}

/** The cart's totals without tax, with tax, or both, depending on the settings. */
function CartAmounts({ lines }: { lines: CartLine[] }) {
  const t = useTranslations('cart')
  const usd = useUsdFormat()
  const percent = usePercent()
  const { tax, taxDisplay } = useStoreProps()
  const discount = useCartDiscount(lines)
  const priced = lines.map(({ product, quantity }) => ({
    priceCents: unitPriceCents(product, quantity),
    quantity,
  }))
  const discountCents = discount?.discountCents ?? 0
  const totals = totalsOf(priced, tax, discountCents)
  const isTaxed = tax.basisPoints > 0
  const showsBoth = isTaxed && taxDisplay === 'both'
  const isNet = isTaxed && taxDisplay === 'excluding'
  const shownCents = isNet ? totals.subtotalCents : totals.totalCents
  const converted = useConverted()(shownCents)
  const note = () => {
    if (isNet) return t('taxNote')
    if (!isTaxed || showsBoth) return t('usdNote')
    return t('taxIncludedNote', { rate: percent(tax.basisPoints), amount: usd(totals.taxCents) })
  }
  return (
    <>
      <div className="mb-2">
        <CouponField discount={discount} />
      </div>
      {discount && discountCents > 0 && (
        <dl className="mb-1 space-y-1 text-sm">
          <DiscountRows
            itemsCents={sumOf(priced)}
            discountCents={discountCents}
            code={discount.code}
          />
        </dl>
      )}
      {showsBoth && (
        <p className="mb-1 flex items-baseline justify-between gap-4 text-sm text-ink-soft">
          <span>{t('totalNet')}</span>
          <bdi className="font-semibold tabular-nums">{usd(totals.subtotalCents)}</bdi>
        </p>
      )}
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold text-ink-soft">
          {t(showsBoth ? 'totalGross' : isNet && tax.inclusive ? 'totalNet' : 'total')}
        </span>
        <bdi
          data-cart-total
          className="text-end text-2xl font-extrabold tracking-tight tabular-nums"
        >
          {usd(shownCents)}
        </bdi>
      </p>
      {converted && (
        <p className="text-end text-sm text-ink-soft tabular-nums">
          {t('about', { amount: converted })}
        </p>
      )}
      <p className="mt-1 text-sm text-muted">{note()}</p>
    </>
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
