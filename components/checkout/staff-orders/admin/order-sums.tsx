import { useTranslations } from 'next-intl'
import { formatCents, money } from '@/components/back-office/format-number'
import { LabelledValue } from '@/components/ui/labelled-value'
import type { PricedStaffOrder } from '@/lib/checkout/staff-orders/contracts'
import { toCents } from '@/lib/core/money'

/** What the order costs, as the server says. */
export function OrderSums({ priced }: { priced: PricedStaffOrder | undefined }) {
  const t = useTranslations('backOffice.orders')
  if (!priced) return <p className="text-sm text-muted">{t('newOrder.noProducts')}</p>
  const { currency, discount, subtotal, tax, total } = priced
  return (
    <dl className="space-y-3 text-sm">
      {toCents(discount) > 0 && (
        <LabelledValue label={t('newOrder.discount')}>
          {formatCents(-toCents(discount), currency)}
        </LabelledValue>
      )}
      <LabelledValue label={t('newOrder.subtotal')}>{money(subtotal, currency)}</LabelledValue>
      <LabelledValue label={t('newOrder.tax')}>{money(tax, currency)}</LabelledValue>
      <LabelledValue label={t('newOrder.total')}>{money(total, currency)}</LabelledValue>
    </dl>
  )
}
