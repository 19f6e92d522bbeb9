import { useTranslations } from 'next-intl'
import { formatCount, storeCurrencyInWords } from '@/components/back-office/format-number'
import { pageLanguage } from '@/components/back-office/language/page-language'
import type { Texts } from '@/components/back-office/language/texts'
import { Panel } from '@/components/back-office/shell/panel'
import { sumText } from '@/components/bookkeeping/invoices/admin/document-labels'
import { providerLabel } from '@/components/payments/admin/provider-labels'
import { Skeleton } from '@/components/ui/skeleton'
import type { TaxReport, TaxRow } from '@/lib/bookkeeping/tax-reports/contracts'
import { taxedAs } from '@/lib/bookkeeping/tax-reports/report-csv'
import { countryName } from '@/lib/i18n/countries'
import { placeName as nameOfPlace } from '@/lib/i18n/state-names'
import { isTerritory, territoriesOf } from '@/lib/pricing/territories'

const AMOUNTS = ['net', 'tax', 'gross', 'refundedNet', 'refundedTax', 'taxDue'] as const
const HEADS = ['where', 'orders', ...AMOUNTS] as const
const HEAD = 'px-3 py-2 text-end text-xs font-semibold text-muted first:ps-0 first:text-start'
const CELL = 'px-3 py-2.5 text-end tabular-nums whitespace-nowrap first:ps-0 first:text-start'

function nameOf(t: Texts<'tax-reports'>, row: TaxRow): string {
  const place = ratedPlace(t, row)
  const { currency } = row
  return row.charged === null ? place : t('rows.chargedIn', { place, currency })
}

function ratedPlace(
  t: Texts<'tax-reports'>,
  { kind, country: code, territory, rate }: TaxRow,
): string {
  if (kind === 'gift_card') return t('rows.giftCards')
  const country = placeName(t, code, territory)
  if (kind === 'outside_territory') return t('rows.outside', { country })
  if (kind === 'reverse_charge') return t('rows.reverseCharge', { country })
  if (rate === null) return t('rows.rateUnknown', { country })
  return t(kind === 'general' ? 'rows.defaultRate' : 'rows.rate', { country, rate: Number(rate) })
}

function placeName(
  t: Texts<'tax-reports'>,
  code: TaxRow['country'],
  territory: TaxRow['territory'],
): string {
  if (code === null) return t('rows.unknownCountry')
  const country = countryName(code, pageLanguage())
  const as = taxedAs(code)
  if (as !== null) return t('rows.taxedAs', { country, as: countryName(as, pageLanguage()) })
  if (territory !== null && !isTerritory(territory)) return nameOfPlace(territory, pageLanguage())
  // Some have a code, and so a name, of their own.
  return territory !== null && territoriesOf(code).includes(territory)
    ? t('rows.part', { country, territory: t(`territories.${territory}`) })
    : country
}

/** The report's rows and their total. @param report `undefined` while it loads */
export function TaxTable({ report }: { report: TaxReport | undefined }) {
  const t = useTranslations('backOffice.tax-reports')
  const common = useTranslations('backOffice.common')
  const orders = useTranslations('backOffice.orders')
  return (
    <Panel title={t('table.title')} lead={t('table.lead', { currency: storeCurrencyInWords() })}>
      {report === undefined ? (
        <div role="status">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-40" />
        </div>
      ) : report.rows.length === 0 ? (
        <p className="text-sm text-muted">{t('table.empty')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <section aria-label={t('table.label')} tabIndex={0} className="overflow-x-auto">
          <table className="w-full text-sm">
            <thead>
              <tr className="border-b border-line">
                {HEADS.map((head) => (
                  <th key={head} scope="col" className={HEAD}>
                    {t(`columns.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {report.rows.map((row) => (
                <tr key={nameOf(t, row)} className="border-b border-line">
                  <th scope="row" className={`${CELL} font-semibold`}>
                    {nameOf(t, row)}
                  </th>
                  <Sums sums={row} charged={row.charged} currency={row.currency} />
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="font-bold">
                <th scope="row" className={CELL}>
                  {common('total')}
                </th>
                <Sums sums={report.total} />
              </tr>
            </tfoot>
          </table>
        </section>
      )}
      {report && <RateNotes rows={report.rows} hasReturn={report.oneStopShop !== null} />}
      {report?.fees.map(({ provider, payments, amount, isEstimated }) => (
        <p key={provider} className="mt-4 text-sm text-ink-soft">
          {t.rich(isEstimated ? 'fees.estimated' : 'fees.known', {
            provider: providerLabel(orders, provider),
            amount: sumText(amount),
            count: payments,
            strong: (chunks) => (
              <strong className="font-semibold text-ink tabular-nums">{chunks}</strong>
            ),
          })}
        </p>
      ))}
    </Panel>
  )
}

type NotesProps = Pick<TaxReport, 'rows'> & { hasReturn: boolean }

/** Where the rates came from by which other currencies count, and what they are no good for. */
function RateNotes({ rows, hasReturn }: NotesProps) {
  const t = useTranslations('backOffice.tax-reports')
  const converted = rows.filter(({ charged }) => charged !== null)
  const sources = new Set(converted.flatMap(({ rateSources }) => rateSources))
  if (converted.length === 0) return null
  return (
    <>
      <p className="mt-4 text-sm text-ink-soft">{t(`rates.${sourceOf(sources)}`)}</p>
      <p className="mt-2 text-sm text-ink-soft">
        {t(hasReturn ? 'rates.returnBelow' : 'rates.oneStopShop')}
      </p>
    </>
  )
}

type RateSource = TaxRow['rateSources'][number]

/** Where all rates came from, as one sentence says it. */
function sourceOf(sources: ReadonlySet<RateSource>): RateSource | 'both' {
  if (sources.has('owner')) return 'owner'
  const [source] = sources
  return sources.size === 1 && source ? source : 'both'
}

type SumsProps = {
  sums: TaxReport['total']
  /** The same in the currency that was charged. */
  charged?: TaxRow['charged']
  currency?: string
}

function Sums({ sums, charged = null, currency }: SumsProps) {
  return (
    <>
      <td className={CELL}>{formatCount(sums.orders)}</td>
      {AMOUNTS.map((key) => (
        <td key={key} className={`${CELL} ${key === 'taxDue' ? 'font-semibold' : ''}`}>
          {sumText(sums[key])}
          {charged && (
            <span className="block text-xs font-normal text-muted">
              {sumText(charged[key], currency)}
            </span>
          )}
        </td>
      ))}
    </>
  )
}
