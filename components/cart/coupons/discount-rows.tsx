import { useTranslations } from 'next-intl'
import { useUsdFormat } from '@/components/storefront/store-props'

type DiscountRowsProps = {
  /** What the items cost before it, in US cents. */
  itemsCents: number
  discountCents: number
  /** `null` where it is nobody's business. */
  code: string | null
  labelClass?: string
  amountClass?: string
}

/** What the items cost and the discount, as rows above the subtotal; nothing without a discount. */
export function DiscountRows({
  itemsCents,
  discountCents,
  code,
  labelClass = 'text-ink-soft',
  amountClass = 'text-end font-semibold',
}: DiscountRowsProps) {
  const t = useTranslations('coupon')
  const usd = useUsdFormat()
  if (discountCents === 0) return null
  const rows = [
    { label: t('items'), cents: itemsCents },
    { label: code === null ? t('discount') : t('discountOf', { code }), cents: -discountCents },
  ]
  return rows.map(({ label, cents }) => (
    <div key={label} className="flex justify-between gap-4">
      <dt className={`${labelClass} min-w-0 [overflow-wrap:anywhere]`}>{label}</dt>
      <dd className={`${amountClass} tabular-nums`}>
        <bdi>{usd(cents)}</bdi>
      </dd>
    </div>
  ))
}
