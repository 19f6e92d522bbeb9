import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { TextField } from '@/components/ui/fields/text-field'
import { formatDate } from '@/lib/core/format-date'
import { BASE_CURRENCY, CURRENCIES, type CurrencyCode, formatPrice } from '@/lib/i18n/currencies'
import { currencyName } from '@/lib/i18n/display-names'
import { LANGUAGES } from '@/lib/i18n/locales'
import { CURRENCY_DISPLAYS, DATE_FORMATS, DEFAULT_LANGUAGES } from '@/lib/settings/choices'
import { Card, ChoiceSetting, useSettingsForm } from './setting-fields'
import { TimezoneSetting } from './timezone-setting'

const PRICE_CENTS = 12_999
const LAST_DAY = new Date('2026-12-31T12:00:00Z')

const languageOptions = LANGUAGES.flatMap(({ code, name }) =>
  DEFAULT_LANGUAGES.some((known) => known === code) ? [[code, name] as const] : [],
)

export function CurrencyCard() {
  const t = useTranslations('backOffice.settings')
  const locale = useLocale()
  return (
    <Card id="currency">
      <TextField
        id="baseCurrency"
        label={t('labels.baseCurrency')}
        value={t('baseCurrency')}
        readOnly
        className="[&_input]:bg-sunken"
        hint={t('hints.baseCurrency')}
      />
      <ChoiceSetting
        name="currencyDisplay"
        options={CURRENCY_DISPLAYS.map((display) => [
          display,
          t(`choices.currencyDisplay.${display}`, {
            price: formatPrice(PRICE_CENTS, 'USD', locale, display),
          }),
        ])}
        hint={t('hints.currencyDisplay')}
      />
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
  const offered = form.watch('supportedCurrencies')
  const error = errorOf('supportedCurrencies')
  const offer = (codes: readonly CurrencyCode[]) =>
    form.setValue(
      'supportedCurrencies',
      CURRENCIES.map(({ code }) => code).filter((code) => codes.includes(code)),
      { shouldDirty: true },
    )
  return (
    <fieldset className="sm:col-span-2" aria-describedby="currencies-hint">
      <legend className="text-sm font-semibold">{t('currencies.title')}</legend>
      <p id="currencies-hint" className="mt-1 text-sm text-muted">
        {t('currencies.hint', { offered: offered.length, total: CURRENCIES.length })}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="outline"
          onClick={() => offer(CURRENCIES.map(({ code }) => code))}
        >
          {t('currencies.offerAll')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => offer([BASE_CURRENCY])}>
          {t('currencies.onlyDollars')}
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
            checked={offered.includes(code)}
            disabled={code === BASE_CURRENCY}
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
