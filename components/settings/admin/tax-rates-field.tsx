import { Plus, Trash2 } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/fields/select'
import { fieldStyle } from '@/components/ui/fields/text-field'
import { EU_RATES, isInEu } from '@/lib/pricing/eu-rates'
import { taxPlaceOptions } from './country-options'
import { useSettingsForm } from './setting-fields'
import type { TypedRate } from './settings-values'

const euRates = (): TypedRate[] =>
  Object.entries(EU_RATES).map(([country, rate]) => ({ country, rate: String(rate) }))

/** The tax rates of countries, one a row. */
export function TaxRatesField({ label }: { label: string }) {
  const t = useTranslations('backOffice.settings')
  const { form, errorOf } = useSettingsForm()
  const rates = form.watch('taxRates')
  const error = errorOf('taxRates')
  const id = useId()
  const options = taxPlaceOptions(useLocale())
  const set = (changed: TypedRate[]) =>
    form.setValue('taxRates', changed, { shouldDirty: true, shouldTouch: true })
  const setRow = (place: number, change: Partial<TypedRate>) =>
    set(rates.map((row, at) => (at === place ? { ...row, ...change } : row)))
  const labelsOf = (code: string) => {
    const country = options.find(([each]) => each === code)?.[1]
    return country
      ? { rate: t('taxRates.rate', { country }), remove: t('taxRates.remove', { country }) }
      : { rate: t('taxRates.rateOfNew'), remove: t('taxRates.removeNew') }
  }

  return (
    <fieldset
      id="taxRates"
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : `${id}-hint`}
      className="min-w-0 sm:col-span-2"
    >
      <legend className="text-sm font-semibold">{label}</legend>
      {!error && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {t('hints.taxRates')}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-2 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      {rates.length > 0 && (
        <ul className="mt-3 grid gap-x-6 gap-y-2 lg:grid-cols-2">
          {rates.map(({ country, rate }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row's country changes while it is chosen
            <li key={place} className="flex items-center gap-2">
              <div className="min-w-0 flex-1">
                <Select
                  aria-label={t('taxRates.country', { number: place + 1 })}
                  value={country}
                  onChange={({ target }) => setRow(place, { country: target.value })}
                >
                  <option value="">{t('taxRates.choose')}</option>
                  {options.map(([code, name]) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </Select>
              </div>
              <input
                aria-label={labelsOf(country).rate}
                inputMode="decimal"
                autoComplete="off"
                value={rate}
                onChange={({ target }) => setRow(place, { rate: target.value })}
                className={`${fieldStyle} h-11 w-24! shrink-0 text-end tabular-nums`}
              />
              <Button
                variant="ghost"
                size="icon"
                aria-label={labelsOf(country).remove}
                onClick={() => set(rates.filter((_, at) => at !== place))}
              >
                <Trash2 aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          onClick={() => set([...rates, { country: '', rate: '' }])}
        >
          <Plus aria-hidden />
          {t('taxRates.add')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => set([...rates.filter(({ country }) => !isInEu(country)), ...euRates()])}
        >
          {t('taxRates.loadEu')}
        </Button>
      </div>
    </fieldset>
  )
}
