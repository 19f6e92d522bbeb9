import { useLocale, useTranslations } from 'next-intl'
import { formatUsd } from '@/lib/core/money'
import type { Totals } from '@/lib/domains/pricing/totals'

type TotalsListProps = { totals: Totals; taxBasisPoints: number }

/** Subtotal, tax and total; always in US dollars, which is what is charged. */
export function TotalsList({ totals, taxBasisPoints }: TotalsListProps) {
  const t = useTranslations('checkout.summary')
  const rate = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 2 })
  return (
    <>
      <dl className="space-y-2 text-sm tabular-nums">
        <div className="flex justify-between gap-4">
          <dt className="text-ink-soft">{t('subtotal')}</dt>
          <dd className="font-semibold">
            <bdi>{formatUsd(totals.subtotalCents)}</bdi>
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-ink-soft">
            {t('tax', { rate: rate.format(taxBasisPoints / 10_000) })}
          </dt>
          <dd className="font-semibold">
            <bdi>{formatUsd(totals.taxCents)}</bdi>
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="text-base font-bold">{t('total')}</dt>
          <dd className="text-2xl font-extrabold tracking-tight">
            <bdi>{formatUsd(totals.totalCents)}</bdi>
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-muted">{t('usd')}</p>
    </>
  )
}
