import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { pageCurrency } from '@/components/back-office/page-currency'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/fields/select'
import { ALL_CURRENCIES, CURRENCIES, type CurrencyCode, formatMoney } from '@/lib/i18n/currencies'
import { currencyName } from '@/lib/i18n/display-names'
import { type Rounding, roundingsOf, usualRounding } from '@/lib/pricing/exchange-rate'
import { convertedPrice, type SellingCurrencies } from '@/lib/pricing/selling'
import { useSettingsForm } from './setting-fields'

const EXAMPLE_CENTS = 129_99

/** What orders are charged in beside the base currency, and what prices end on in each. */
export function SellingCurrenciesField({ label }: { label: string }) {
  const t = useTranslations('backOffice.settings')
  const locale = useLocale()
  const { form, errorOf } = useSettingsForm()
  const id = useId()
  const selling = form.watch('sellingCurrencies')
  const error = errorOf('sellingCurrencies')
  const base = pageCurrency()
  const others = CURRENCIES.filter(({ code }) => code !== base)
  const set = (changed: SellingCurrencies) =>
    form.setValue('sellingCurrencies', inOrder(changed), { shouldDirty: true, shouldTouch: true })
  return (
    <fieldset
      id="sellingCurrencies"
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : `${id}-hint`}
      className="min-w-0 sm:col-span-2"
    >
      <legend className="text-sm font-semibold">{label}</legend>
      {!error && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {t('hints.sellingCurrencies')}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-2 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      <ul className="mt-3 space-y-3 empty:hidden">
        {others.flatMap((currency) => {
          const rounding = selling[currency.code]
          return rounding === undefined
            ? []
            : [
                <SellingCurrency
                  key={currency.code}
                  code={currency.code}
                  name={currencyName(currency, locale)}
                  rounding={rounding}
                  onChange={(changed) => set({ ...selling, [currency.code]: changed })}
                />,
              ]
        })}
      </ul>
      <div className="mt-3 max-w-sm">
        <Select
          aria-label={t('selling.add')}
          value=""
          onChange={({ target }) => {
            const added = others.find(({ code }) => code === target.value)
            if (added) set({ ...selling, [added.code]: usualRounding(added.code) })
          }}
        >
          <option value="">{t('selling.add')}</option>
          {others
            .filter(({ code }) => selling[code] === undefined)
            .map((each) => (
              <option key={each.code} value={each.code}>
                {`${each.code}, ${currencyName(each, locale)}`}
              </option>
            ))}
        </Select>
      </div>
    </fieldset>
  )
}

const inOrder = (selling: SellingCurrencies): SellingCurrencies =>
  Object.fromEntries(
    ALL_CURRENCIES.flatMap((code) => (selling[code] === undefined ? [] : [[code, selling[code]]])),
  )

type SellingCurrencyProps = {
  code: CurrencyCode
  name: string
  rounding: Rounding
  /** `undefined`: it is not sold in any more. */
  onChange: (rounding: Rounding | undefined) => void
}

function SellingCurrency({ code, name, rounding, onChange }: SellingCurrencyProps) {
  const t = useTranslations('backOffice.settings')
  const note = useId()
  return (
    <li>
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-48 flex-1 text-sm">
          <span className="font-semibold">{code}</span> {name}
        </span>
        <div className="w-44">
          <Select
            aria-label={t('selling.rounding', { currency: code })}
            aria-describedby={note}
            value={rounding}
            onChange={({ target }) =>
              onChange(roundingsOf(code).find((each) => each === target.value) ?? rounding)
            }
          >
            {roundingsOf(code).map((each) => (
              <option key={each} value={each}>
                {t(`base.roundings.${each}`)}
              </option>
            ))}
          </Select>
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('selling.remove', { currency: code })}
          onClick={() => onChange(undefined)}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      <SellingNote id={note} code={code} rounding={rounding} />
    </li>
  )
}

/** What a price becomes, and who takes the currency. */
function SellingNote({
  id,
  code,
  rounding,
}: {
  id: string
  code: CurrencyCode
  rounding: Rounding
}) {
  const t = useTranslations('backOffice.settings')
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['admin', 'base-currency'],
    queryFn: ({ signal }) => callAdmin('GET /api/admin/base-currency', { signal }),
  })
  const rate = data?.rates[code]
  if (!data || !rate) return <p id={id} className="min-h-5 text-sm text-muted" />
  const taking = data.offers.filter(({ currencies }) => currencies.includes(code))
  if (taking.length === 0)
    return (
      <p id={id} className="text-sm font-medium text-danger">
        {t('selling.refused', { currency: code })}
      </p>
    )
  const listed = new Intl.ListFormat(locale, { type: 'conjunction' })
  return (
    <p id={id} className="text-sm text-muted">
      {t('selling.example', {
        before: formatMoney(EXAMPLE_CENTS, pageCurrency(), locale),
        after: formatMoney(
          convertedPrice(EXAMPLE_CENTS, { ...rate, currency: code, rounding }),
          code,
          locale,
        ),
        methods: listed.format(taking.map(({ method }) => t(`base.methods.${method}`))),
      })}
    </p>
  )
}
