import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { TextField } from '@/components/ui/fields/text-field'
import { formatDate } from '@/lib/core/format-date'
import { BASE_CURRENCY, CURRENCIES, type CurrencyCode, formatPrice } from '@/lib/i18n/currencies'
import { LANGUAGES } from '@/lib/i18n/locales'
import { DATE_FORMATS, DEFAULT_LANGUAGES, TIMEZONES } from '@/lib/settings/choices'
import { Card, ChoiceSetting, useSettingsForm } from './setting-fields'

const PRICE_CENTS = 12_999
const DISPLAY_OPTIONS = [
  ['symbol', `Symbol: ${formatPrice(PRICE_CENTS, 'USD', 'en', 'symbol')}`],
  ['code', `Code: ${formatPrice(PRICE_CENTS, 'USD', 'en', 'code')}`],
  ['name', `Name: ${formatPrice(PRICE_CENTS, 'USD', 'en', 'name')}`],
] as const

const cityOf = (zone: string) => (zone.split('/')[1] ?? zone).replaceAll('_', ' ')
const LAST_DAY = new Date('2026-12-31T12:00:00Z')

const languageOptions = LANGUAGES.flatMap(({ code, name }) =>
  DEFAULT_LANGUAGES.some((known) => known === code) ? [[code, name] as const] : [],
)

export function CurrencyCard() {
  return (
    <Card id="currency" title="Currency and Regional Settings">
      <TextField
        id="baseCurrency"
        label="Base Currency"
        value="USD, US Dollar"
        readOnly
        className="[&_input]:bg-sunken"
        hint="Fixed: orders are charged in US dollars, and all prices are kept in them."
      />
      <ChoiceSetting
        name="currencyDisplay"
        label="Currency Display"
        options={DISPLAY_OPTIONS}
        hint="How prices are written in the store and at the checkout."
      />
      <Currencies />
      <ChoiceSetting
        name="timezone"
        label="Timezone"
        options={TIMEZONES.map((zone) => [zone, cityOf(zone)])}
        hint="Times of the back office, and days in mails to you."
      />
      <ChoiceSetting
        name="dateFormat"
        label="Date Format"
        options={DATE_FORMATS.map((dateFormat) => [
          dateFormat,
          `${dateFormat}, such as ${formatDate(LAST_DAY, { timezone: 'UTC', dateFormat })}`,
        ])}
        hint="Of the back office and of mails to you. Buyers read dates as their language writes them."
      />
      <ChoiceSetting
        name="defaultLanguage"
        label="Default Language"
        options={languageOptions}
        hint="For visitors whose browser asks for no language of the store. Everybody else gets their own, and can change it."
      />
    </Card>
  )
}

/** Which currencies prices can be shown in. */
function Currencies() {
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
      <legend className="text-sm font-semibold">Supported Currencies</legend>
      <p id="currencies-hint" className="mt-1 text-sm text-muted">
        What the store’s currency picker offers, at fixed rates and for display only:{' '}
        {offered.length} of {CURRENCIES.length}.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="outline"
          onClick={() => offer(CURRENCIES.map(({ code }) => code))}
        >
          Offer all
        </Button>
        <Button size="sm" variant="outline" onClick={() => offer([BASE_CURRENCY])}>
          Only US dollars
        </Button>
      </div>
      <div className="mt-2 grid gap-x-4 xs:grid-cols-2 md:grid-cols-3">
        {CURRENCIES.map(({ code, name }) => (
          <Checkbox
            key={code}
            label={
              <>
                <span className="font-semibold text-ink">{code}</span> {name}
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
