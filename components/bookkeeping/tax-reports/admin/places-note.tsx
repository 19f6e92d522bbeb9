import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Panel } from '@/components/back-office/shell/panel'
import type { TaxPeriod, TaxReport } from '@/lib/bookkeeping/tax-reports/contracts'

type Props = { places: TaxReport['places']; period: TaxPeriod }

/** How well it is known where the buyers are whose country decided the tax. */
export function PlacesNote({ places, period }: Props) {
  const t = useTranslations('backOffice.tax-reports.places')
  const { orders, unproven, contradicted } = places
  const query = new URLSearchParams({ ...period, contradicted: 'true' })
  return (
    <Panel title={t('title')} lead={t('lead')}>
      <p className="text-sm">{t('proven', { orders, proven: orders - unproven - contradicted })}</p>
      {unproven > 0 && <p className="mt-1 text-sm">{t('unproven', { count: unproven })}</p>}
      {contradicted > 0 && (
        <p className="mt-1 text-sm font-semibold">
          <Link href={`/admin/orders?${query}`} className="text-primary-strong hover:underline">
            {t('contradicted', { count: contradicted })}
          </Link>
        </p>
      )}
    </Panel>
  )
}
