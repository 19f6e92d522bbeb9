import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { storeCurrencyInWords } from '@/components/back-office/format-number'
import { pageCurrency } from '@/components/back-office/page-currency'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { formatDate } from '@/lib/core/format-date'
import { ALL_CURRENCIES, CURRENCIES, type CurrencyCode, formatMoney } from '@/lib/i18n/currencies'
import { currencyName } from '@/lib/i18n/display-names'
import { LANGUAGES } from '@/lib/i18n/locales'
import {
  CURRENCY_DISPLAYS,
  DATE_FORMATS,
  RATE_SOURCES,
  STRUCK_PRICES,
} from '@/lib/settings/choices'
import { RatesNote } from './rates-note'
import { SellingCurrenciesField } from './selling-currencies-field'
import { Card, ChoiceSetting, useSettingsForm } from './setting-fields'
import { TimezoneSetting } from './timezone-setting'

const PRICE_CENTS = 12_999
const LAST_DAY = new Date('2026-12-31T12:00:00Z')

const languageOptions = LANGUAGES.map(({ code, name }) => [code, name] as const)

/** @param baseCurrency what prices are in, which is changed by itself */
export function CurrencyCard({ baseCurrency }: { baseCurrency: ReactNode }) {
  const t = useTranslations('backOffice.settings')
  const locale = useLocale()
  return (
    <Card id="currency">
      {baseCurrency}
      <SellingCurrenciesField label={t('labels.sellingCurrencies')} />
      <ChoiceSetting
        name="currencyDisplay"
        options={CURRENCY_DISPLAYS.map((display) => [
          display,
          t(`choices.currencyDisplay.${display}`, {
            price: formatMoney(PRICE_CENTS, pageCurrency(), locale, display),
          }),
        ])}
        hint={t('hints.currencyDisplay')}
      />
      <ChoiceSetting
        name="struckPrices"
        options={STRUCK_PRICES.map((choice) => [choice, t(`choices.struckPrices.${choice}`)])}
        hint={t('hints.struckPrices')}
      />
      <ChoiceSetting
        name="rateSource"
        options={RATE_SOURCES.map((source) => [source, t(`choices.rateSource.${source}`)])}
        hint={t('hints.rateSource')}
      />
      <RatesNote />
      <Currencies />
      <TimezoneSetting name="timezone" />
      <ChoiceSetting
        name="dateFormat"
        options={DATE_FORMATS.map((dateFormat) => [
          dateFormat,
          t('choices.dateFormat', {
            format: dateFormat,
            example: formatDate(LAST_DAY, { timezone: 'UTC', dateFormat }),
          }),
        ])}
        hint={t('hints.dateFormat')}
      />
      <ChoiceSetting
        name="defaultLanguage"
        options={languageOptions}
        hint={t('hints.defaultLanguage')}
      />
    </Card>
  )
}

/** Which currencies prices can be shown in. */
function Currencies() {
  const t = useTranslations('backOffice.settings')
  const locale = useLocale()
  const { form, errorOf } = useSettingsForm()
  const base = pageCurrency()
  const selling = form.watch('sellingCurrencies')
  const offered = form.watch('supportedCurrencies')
  const isCharged = (code: CurrencyCode) => code === base || selling[code] !== undefined
  const error = errorOf('supportedCurrencies')
  const offer = (codes: readonly CurrencyCode[]) =>
    form.setValue(
      'supportedCurrencies',
      ALL_CURRENCIES.filter((code) => codes.includes(code)),
      { shouldDirty: true },
    )
  return (
    <fieldset className="sm:col-span-2" aria-describedby="currencies-hint">
      <legend className="text-sm font-semibold">{t('currencies.title')}</legend>
      <p id="currencies-hint" className="mt-1 text-sm text-muted">
        {t('currencies.hint', { offered: offered.length, total: CURRENCIES.length })}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" variant="outline" onClick={() => offer(ALL_CURRENCIES)}>
          {t('currencies.offerAll')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => offer([base])}>
          {t('currencies.onlyBase', { currency: storeCurrencyInWords() })}
        </Button>
      </div>
      <div className="mt-2 grid gap-x-4 xs:grid-cols-2 md:grid-cols-3">
        {CURRENCIES.map(({ code, name }) => (
          <Checkbox
            key={code}
            label={
              <>
                <span className="font-semibold text-ink">{code}</span>{' '}
                {currencyName({ code, name }, locale)}
              </>
            }
            checked={isCharged(code) || offered.includes(code)}
            disabled={isCharged(code)}
            onChange={({ target }) =>
              offer(target.checked ? [...offered, code] : offered.filter((known) => known !== code))
            }
          />
        ))}
      </div>
      {error && <p className="mt-1.5 text-sm font-medium text-danger">{error}</p>}
    </fieldset>
  )
}
