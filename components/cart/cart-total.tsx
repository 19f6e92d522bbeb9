import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AcceptedMarks } from '@/components/storefront/accepted-marks'
import { useConverted } from '@/components/storefront/currency/use-converted'
import { useCurrencyInWords } from '@/components/storefront/currency/use-currency-in-words'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { usePercent } from '@/components/storefront/currency/use-percent'
import { usePresumedTax } from '@/components/storefront/currency/use-presumed-tax'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { useStoreProps } from '@/components/storefront/store-props'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { getPathname } from '@/lib/i18n/navigation'
import type { Selling } from '@/lib/pricing/selling'
import { unitPriceCents } from '@/lib/pricing/volume-prices'
import type { CartLine } from './cart-lines'
import type { CartDiscount } from './coupons/cart-discount'
import { CouponField } from './coupons/coupon-field'
import { DiscountRows } from './coupons/discount-rows'
import { useCartDiscount } from './coupons/use-cart-discount'
import { type DiscountedTotals, discountedTotals } from './discounted-totals'
import { GiftCardField } from './gift-cards/gift-card-field'
import { LeftToPayRows } from './gift-cards/left-to-pay-rows'
import { useCartGiftCards } from './gift-cards/use-cart-gift-cards'
import { statesSomething } from './states-something'
import { useCartActions } from './use-cart'

/** What pays from the cart itself; `dueCents` is `undefined` while the amount is not known. */
export type PayNow = (dueCents: number | undefined) => ReactNode

type CartTotalProps = { lines: CartLine[]; payNow: PayNow }

/** The cart's total, and the ways from here to its payment. */
export function CartTotal({ lines, payNow }: CartTotalProps) {
  const t = useTranslations('cart')
  const product = useTranslations('product')
  const locale = useLocale()
  const href = getPathname({ href: '/checkout', locale })
  const { whenSynced } = useCartActions()
  const { taxVaries } = useStoreProps()
  const tax = usePresumedTax()
  const selling = useSelling()
  const discount = useCartDiscount(lines)
  const giftCards = useCartGiftCards()
  const totals = discountedTotals(priced(lines, selling), selling.currency, {
    tax,
    discount: discount ?? null,
    cards: giftCards ?? [],
  })
  const isKnown = discount !== undefined && giftCards !== undefined
  return (
    <>
      <CartAmounts discount={discount} totals={totals} />
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
      {/* Where the tax depends on the country, the checkout asks for it first; what is stated of licences stands there, too. */}
      {totals.dueCents > 0 &&
        !taxVaries &&
        !statesSomething(lines) &&
        payNow(isKnown ? totals.dueCents : undefined)}
      <AcceptedMarks label={product('accepted')} height={20} className="mt-3 justify-center" />
    </>
  )
}

const priced = (lines: readonly CartLine[], selling: Selling) =>
  lines.map(({ product, quantity }) => ({
    priceCents: unitPriceCents(product, quantity, selling),
    quantity,
    isGiftCard: product.isGiftCard,
  }))

type CartAmountsProps = { discount: CartDiscount | null | undefined; totals: DiscountedTotals }

/** The cart's totals without tax, with tax, or both, depending on the settings. */
function CartAmounts({ discount, totals }: CartAmountsProps) {
  const t = useTranslations('cart')
  const money = useMoneyFormat()
  const percent = usePercent()
  const { taxDisplay, taxVaries, taxByHabit } = useStoreProps()
  const tax = usePresumedTax()
  const currency = useCurrencyInWords()
  const isTaxed = tax.basisPoints > 0
  const showsBoth = isTaxed && taxDisplay === 'both'
  // Where prices hold the tax by habit, nobody knows how much of them it is before the country.
  const isNet = isTaxed && taxDisplay === 'excluding' && !(taxByHabit && tax.inclusive)
  const shownCents = isNet ? totals.subtotalCents : totals.totalCents
  const converted = useConverted()(shownCents)
  const note = () => {
    if (isNet) return t('taxNote', { currency })
    if (!isTaxed || showsBoth) return t('currencyNote', { currency })
    if (taxVaries) return t('someTaxIncludedNote', { currency })
    return t('taxIncludedNote', {
      currency,
      rate: percent(tax.basisPoints),
      amount: money(totals.taxCents),
    })
  }
  return (
    <>
      <div className="mb-2 grid gap-1">
        <CouponField discount={discount} />
        <GiftCardField giftCards={totals.giftCards} />
      </div>
      {totals.couponCode !== null && (
        <dl className="mb-1 space-y-1 text-sm">
          <DiscountRows
            itemsCents={totals.itemsCents}
            discountCents={totals.discountCents}
            code={totals.couponCode}
          />
        </dl>
      )}
      {showsBoth && (
        <p className="mb-1 flex items-baseline justify-between gap-4 text-sm text-ink-soft">
          <span>{t('totalNet')}</span>
          <bdi className="font-semibold tabular-nums">{money(totals.subtotalCents)}</bdi>
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
          {money(shownCents)}
        </bdi>
      </p>
      {converted && (
        <p className="text-end text-sm text-ink-soft tabular-nums">
          {t('about', { amount: converted })}
        </p>
      )}
      {totals.dueCents < totals.totalCents && (
        <dl className="mt-2 space-y-1 border-t border-line pt-2">
          <LeftToPayRows
            totalCents={totals.totalCents}
            giftCards={totals.giftCards}
            totalLabel={isNet ? t('totalGross') : undefined}
          />
        </dl>
      )}
      <p className="mt-1 text-sm text-muted">{note()}</p>
    </>
  )
}
