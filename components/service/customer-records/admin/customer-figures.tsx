import { useTranslations } from 'next-intl'
import { formatCount, money } from '@/components/back-office/format-number'
import type { CustomerDetail } from '@/lib/service/customer-records/contracts'

/** What a customer has bought and paid, in four figures. */
export function CustomerFigures({ customer }: { customer: CustomerDetail }) {
  const t = useTranslations('backOffice.customer-records')
  const common = useTranslations('backOffice.common')
  const { orders, paid, refunded, net } = customer
  return (
    <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      <Figure label={common('orders')} value={formatCount(orders)} />
      <Figure label={t('paid')} value={money(paid)} />
      <Figure label={t('refunded')} value={money(refunded)} />
      <Figure label={t('net')} value={money(net)} />
    </dl>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-card border border-line bg-surface px-5 py-4 shadow-card">
      <dt className="text-sm font-semibold text-muted">{label}</dt>
      <dd className="mt-1 text-xl font-extrabold tabular-nums sm:text-2xl">{value}</dd>
    </div>
  )
}
