import { useTranslations } from 'next-intl'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'

type DiscountRowsProps = {
  /** What the items cost before it, in cents. */
  itemsCents: number
  discountCents: number
  /** `null` where it is nobody's business. */
  code: string | null
  /** That of an order; else what the store charges in. */
  currency?: string
  labelClass?: string
  amountClass?: string
}

/** What the items cost and the discount, as rows above the subtotal; nothing without a discount. */
export function DiscountRows({
  itemsCents,
  discountCents,
  code,
  currency,
  labelClass = 'text-ink-soft',
  amountClass = 'text-end font-semibold',
}: DiscountRowsProps) {
  const t = useTranslations('coupon')
  const money = useMoneyFormat(currency)
  if (discountCents === 0) return null
  const rows = [
    { label: t('items'), cents: itemsCents },
    { label: code === null ? t('discount') : t('discountOf', { code }), cents: -discountCents },
  ]
  return rows.map(({ label, cents }) => (
    <div key={label} className="flex justify-between gap-4">
      <dt className={`${labelClass} min-w-0 [overflow-wrap:anywhere]`}>{label}</dt>
      <dd className={`${amountClass} tabular-nums`}>
        <bdi>{money(cents)}</bdi>
      </dd>
    </div>
  ))
}
