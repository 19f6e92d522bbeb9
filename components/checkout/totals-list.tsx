import { useTranslations } from 'next-intl'
import { DiscountRows } from '@/components/cart/coupons/discount-rows'
import type { DiscountedTotals } from '@/components/cart/discounted-totals'
import { LeftToPayRows } from '@/components/cart/gift-cards/left-to-pay-rows'
import { useConverted } from '@/components/storefront/currency/use-converted'
import { useCurrencyInWords } from '@/components/storefront/currency/use-currency-in-words'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { usePercent } from '@/components/storefront/currency/use-percent'
import type { BuyerTax } from '@/lib/customers/taxes/contracts'
import { isTerritory } from '@/lib/pricing/territories'
import type { TaxDisplay } from '@/lib/settings/choices'

type TotalsListProps = {
  totals: DiscountedTotals
  tax: BuyerTax
  taxDisplay: TaxDisplay
  /** Whether gift cards are bought, which are not taxed. */
  hasGiftCards: boolean
}

/** Subtotal, tax and total as they are charged; and about how much that is in the visitor's currency. */
export function TotalsList({ totals, tax, taxDisplay, hasGiftCards }: TotalsListProps) {
  const giftCard = useTranslations('giftCard')
  const t = useTranslations('checkout.summary')
  const territories = useTranslations('territories')
  const percent = usePercent()
  const converted = useConverted()(totals.dueCents)
  const currency = useCurrencyInWords()
  const rate = percent(tax.basisPoints)
  const isTaxed = tax.basisPoints > 0
  const isGrossOnly = isTaxed && taxDisplay === 'including'
  const showsBoth = isTaxed && taxDisplay === 'both'
  return (
    <>
      <dl className="space-y-2 text-sm tabular-nums">
        <DiscountRows
          itemsCents={totals.itemsCents}
          discountCents={totals.discountCents}
          code={totals.couponCode}
        />
        {!isGrossOnly && (
          <Amount
            label={t(showsBoth || (isTaxed && tax.inclusive) ? 'subtotalNet' : 'subtotal')}
            cents={totals.subtotalCents}
          />
        )}
        {isTaxed && !isGrossOnly && <Amount label={t('tax', { rate })} cents={totals.taxCents} />}
        {tax.kind === 'reverse_charge' && <Amount label={t('taxReverse')} cents={0} />}
        <Total label={t(showsBoth ? 'totalGross' : 'total')} cents={totals.totalCents} />
        {isGrossOnly && <Amount label={t('taxIncluded', { rate })} cents={totals.taxCents} />}
        <LeftToPayRows totalCents={totals.totalCents} giftCards={totals.giftCards} />
      </dl>
      {converted && (
        <p className="mt-1 text-end text-sm text-ink-soft tabular-nums">
          {t('about', { amount: converted })}
        </p>
      )}
      <p className="mt-1 text-sm text-muted">{t('currency', { currency })}</p>
      {tax.kind === 'reverse_charge' && (
        <p className="mt-1 text-sm text-muted">{t('reverseNote')}</p>
      )}
      {tax.kind === 'outside_territory' && isTerritory(tax.territory) && (
        <p className="mt-1 text-sm text-muted">
          {t('outsideNote', { territory: territories(tax.territory) })}
        </p>
      )}
      <TaxIdNote tax={tax} />
      {isTaxed && hasGiftCards && <p className="mt-1 text-sm text-muted">{giftCard('untaxed')}</p>}
    </>
  )
}

/** What the EU's service said of the tax ID, as far as the tax is another one because of it. */
function TaxIdNote({ tax: { kind, taxIdCheck, refundsOnceConfirmed } }: { tax: BuyerTax }) {
  const t = useTranslations('checkout.summary')
  const text =
    taxIdCheck === 'refused'
      ? t('taxIdUnknown')
      : taxIdCheck === 'authority'
        ? t('taxIdConfirmed')
        : taxIdCheck === 'unreachable' && kind !== 'reverse_charge'
          ? t(refundsOnceConfirmed ? 'taxIdRefunded' : 'taxIdUnconfirmed')
          : null
  return (
    <p role="status" className="mt-1 text-sm text-muted empty:hidden">
      {text}
    </p>
  )
}

function Amount({ label, cents }: { label: string; cents: number }) {
  const money = useMoneyFormat()
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-end font-semibold">
        <bdi>{money(cents)}</bdi>
      </dd>
    </div>
  )
}

function Total({ label, cents }: { label: string; cents: number }) {
  const money = useMoneyFormat()
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 first:border-0 first:pt-0">
      <dt className="text-base font-bold">{label}</dt>
      <dd className="text-end text-2xl font-extrabold tracking-tight">
        <bdi>{money(cents)}</bdi>
      </dd>
    </div>
  )
}
