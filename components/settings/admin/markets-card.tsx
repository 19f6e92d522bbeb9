import { useLocale, useTranslations } from 'next-intl'
import { pageLanguage } from '@/components/back-office/language/page-language'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { readTypedNumber } from '@/lib/core/typed-amount'
import { countryName } from '@/lib/i18n/countries'
import { MARKETS, type Market } from '@/lib/settings/choices'
import { type MarketFacts, proposalsOf } from '@/lib/settings/markets'
import { MarketChecklist } from './market-checklist'
import { MarketProposals } from './market-proposals'
import { Card, useSettingsForm } from './setting-fields'
import type { Values } from './settings-values'

/** Not a number while what is typed is none. */
const numberOf = (typed: string): number =>
  Number(readTypedNumber(typed, pageLanguage(), { decimals: 3 }) ?? Number.NaN)

/** The values of the form as the rules of markets read them. */
const marketFactsOf = (values: Values): MarketFacts => ({
  ...values,
  defaultTaxRate: numberOf(values.defaultTaxRate),
  taxRates: values.taxRates.map(({ country, rate }) => ({ country, rate: numberOf(rate) })),
})

/** Where the owner sells, what follows from it, and what the store lacks for it. */
export function MarketsCard() {
  const t = useTranslations('backOffice.settings')
  const locale = useLocale()
  const { form, errorOf } = useSettingsForm()
  const values = form.watch()
  const { markets } = values
  const error = errorOf('markets')
  const facts = marketFactsOf(values)
  const proposals = proposalsOf(facts)
  const nameOf = (market: Market) =>
    market === 'ELSEWHERE' ? t('markets.elsewhere') : countryName(market, locale)
  const tick = (market: Market, isTicked: boolean) =>
    form.setValue(
      'markets',
      MARKETS.filter((each) => (each === market ? isTicked : markets.includes(each))),
      { shouldDirty: true, shouldTouch: true },
    )
  return (
    <Card id="markets" lead={t('leads.markets')}>
      <fieldset
        id="markets-ticked"
        tabIndex={-1}
        aria-describedby={error ? 'markets-error' : undefined}
        className="min-w-0 sm:col-span-2"
      >
        <legend className="text-sm font-semibold">{t('labels.markets')}</legend>
        <div className="mt-1 grid gap-x-4 xs:grid-cols-2 md:grid-cols-3">
          {MARKETS.map((market) => (
            <Checkbox
              key={market}
              label={<span className="font-medium text-ink">{nameOf(market)}</span>}
              checked={markets.includes(market)}
              onChange={({ target }) => tick(market, target.checked)}
            />
          ))}
        </div>
        {error && (
          <p id="markets-error" role="alert" className="mt-2 text-sm font-semibold text-danger">
            {error}
          </p>
        )}
      </fieldset>
      {markets.length > 0 && (
        <>
          <MarketProposals facts={facts} proposals={proposals} nameOf={nameOf} />
          <MarketChecklist values={values} facts={facts} />
        </>
      )}
    </Card>
  )
}
