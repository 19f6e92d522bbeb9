import { useTranslations } from 'next-intl'
import { pageLanguage } from '@/components/back-office/language/page-language'
import { longDay } from '@/components/back-office/long-day'
import { Panel } from '@/components/back-office/shell/panel'
import { sumText } from '@/components/bookkeeping/invoices/admin/document-labels'
import type { OneStopShop, OneStopShopLine } from '@/lib/bookkeeping/tax-reports/contracts'
import { countryName } from '@/lib/i18n/countries'
import { QuarterRates } from './quarter-rates'

const COLUMNS = ['netCharged', 'taxCharged', 'netInEuros', 'taxInEuros'] as const
const HEAD = 'px-3 py-2 text-end text-xs font-semibold text-muted first:ps-0 first:text-start'
const CELL = 'px-3 py-2 text-end tabular-nums first:ps-0 first:text-start'

type Props = { shop: OneStopShop; onTyped: () => void }

/** What goes into a quarter's return to the one-stop shop, in euros, with the rates by which it became those. */
export function OneStopShopPanel({ shop, onTyped }: Props) {
  const t = useTranslations('backOffice.tax-reports.oneStopShop')
  const common = useTranslations('backOffice.common')
  const day = longDay(shop.quarterEnd, pageLanguage())
  return (
    <Panel title={t('title')} lead={t('lead', { day })}>
      {shop.lines.length === 0 ? (
        <p className="text-sm text-muted">{t('empty')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <section aria-label={t('label')} tabIndex={0} className="overflow-x-auto">
          <table className="w-full text-sm">
            <thead>
              <tr className="border-b border-line">
                <th scope="col" className={HEAD}>
                  {t('columns.where')}
                </th>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" className={HEAD}>
                    {t(`columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            {shop.lines.map((line) => (
              <Line
                key={nameOf(line)}
                line={line}
                isCorrection={line.quarterEnd !== shop.quarterEnd}
              />
            ))}
            <tfoot>
              <tr className="font-bold">
                <th scope="row" className={CELL}>
                  {common('total')}
                </th>
                <td colSpan={2} />
                <Euros sums={shop.total} />
              </tr>
            </tfoot>
          </table>
        </section>
      )}
      {shop.isRunning && <p className="mt-4 text-sm font-medium">{t('running', { day })}</p>}
      <QuarterRates rates={shop.rates} onTyped={onTyped} />
    </Panel>
  )
}

const nameOf = ({ quarterEnd, country, rate, kind }: OneStopShopLine) =>
  `${quarterEnd} ${country} ${rate} ${kind}`

/** A country and rate, and below it each currency that was charged. */
function Line({ line, isCorrection }: { line: OneStopShopLine; isCorrection: boolean }) {
  const t = useTranslations('backOffice.tax-reports')
  return (
    <tbody className="border-b border-line">
      <tr>
        <th scope="rowgroup" className={`${CELL} min-w-36 font-semibold`}>
          {placeOf(t, line)}
          {isCorrection && (
            <span className="block text-xs font-normal text-muted">
              {t('oneStopShop.correction', { day: longDay(line.quarterEnd, pageLanguage()) })}
            </span>
          )}
        </th>
        <td colSpan={2} />
        <Euros sums={line} />
      </tr>
      {line.charged.map((charged) => (
        <tr key={charged.currency} className="text-ink-soft">
          <th scope="row" className={`${CELL} font-normal first:ps-4`}>
            {t('oneStopShop.chargedIn', { currency: charged.currency })}
          </th>
          <td className={`${CELL} whitespace-nowrap`}>{sumText(charged.net, charged.currency)}</td>
          <td className={`${CELL} whitespace-nowrap`}>{sumText(charged.tax, charged.currency)}</td>
          <Euros sums={charged} />
        </tr>
      ))}
    </tbody>
  )
}

function placeOf(
  t: ReturnType<typeof useTranslations<'backOffice.tax-reports'>>,
  { country: code, rate, kind }: OneStopShopLine,
): string {
  const country = countryName(code, pageLanguage())
  if (rate === null) return t('rows.rateUnknown', { country })
  return t(kind === 'general' ? 'rows.defaultRate' : 'rows.rate', { country, rate: Number(rate) })
}

type EurosProps = { sums: Pick<OneStopShopLine, 'netInEuros' | 'taxInEuros'> }

function Euros({ sums }: EurosProps) {
  const t = useTranslations('backOffice.tax-reports.oneStopShop')
  return (['netInEuros', 'taxInEuros'] as const).map((key) => {
    const sum = sums[key]
    return (
      <td key={key} className={`${CELL} whitespace-nowrap`}>
        {sum === null ? t('noRate') : sumText(sum, 'EUR')}
      </td>
    )
  })
}
