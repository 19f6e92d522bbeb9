import { useQuery } from '@tanstack/react-query'
import { Coins } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { formatCount, money } from '@/components/back-office/format-number'
import { inPageLanguage } from '@/components/back-office/language/in-page-language'
import { pageLanguage } from '@/components/back-office/language/page-language'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { PriceBeforeAndAfter } from '@/components/catalog/admin/products/price-before-and-after'
import { SelectField } from '@/components/ui/fields/select-field'
import { SwitchField } from '@/components/ui/fields/switch-field'
import { TextField } from '@/components/ui/fields/text-field'
import { Skeleton } from '@/components/ui/skeleton'
import type { BaseCurrency, ChangedBaseCurrency } from '@/lib/bookkeeping/base-currency/contracts'
import { readTypedNumber } from '@/lib/core/typed-amount'
import { CURRENCIES, type CurrencyCode, conversionOf } from '@/lib/i18n/currencies'
import { currencyName } from '@/lib/i18n/display-names'
import {
  parseRate,
  type Rounding,
  rateOfParts,
  rateText,
  roundingsOf,
  usualRounding,
} from '@/lib/pricing/exchange-rate'

type Values = { currency: CurrencyCode; rate: string; rounding: Rounding; keepSelling: boolean }
type Props = { store: BaseCurrency; onChanged: () => void; onClose: () => void }

/** What goes with a currency until somebody says otherwise. */
const usualFor = (
  { currency: from, rates, orders }: BaseCurrency,
  currency: CurrencyCode,
): Values => ({
  currency,
  rate: writtenRate(rateText(rateOfParts(rates[currency] ?? conversionOf(from, currency)))),
  rounding: usualRounding(currency),
  keepSelling: orders > 0,
})

/** As people write numbers in the language of the page. */
const writtenRate = (rate: string) =>
  new Intl.NumberFormat(pageLanguage(), { maximumFractionDigits: 8, useGrouping: false }).format(
    Number(rate),
  )

const typedRate = (text: string) => readTypedNumber(text, pageLanguage(), { decimals: 8 }) ?? text

/** Makes another currency the store's, with the prices that come of it shown before. */
export function ChangeBaseCurrencyDialog({ store, onChanged, onClose }: Props) {
  const t = useTranslations('backOffice.settings.base')
  const locale = useLocale()
  const { currency: from } = store
  const others = CURRENCIES.filter(({ code }) => code !== from)
  const first = others.find(({ code }) => code === 'EUR') ?? others[0]
  const { form, field, ...state } = useAdminForm<Values>({
    defaults: usualFor(store, first?.code ?? 'USD'),
    failed: t('failed'),
    send: (values) =>
      callAdmin('POST /api/admin/base-currency', {
        body: { ...values, rate: typedRate(values.rate), dryRun: false },
      }),
    onSent: onChanged,
  })
  const values = form.watch()
  const choose = (currency: CurrencyCode) =>
    form.reset(usualFor(store, currency), { keepDefaultValues: true })
  return (
    <FormDialog
      title={t('dialog')}
      description={t('dialogText')}
      icon={Coins}
      submitLabel={t('submit', { currency: values.currency })}
      pendingLabel={t('changing')}
      form={state}
      onClose={onClose}
    >
      <div className="space-y-5">
        <SelectField
          label={t('currency')}
          {...field('currency')}
          onChange={({ target }) => {
            const chosen = others.find(({ code }) => code === target.value)
            if (chosen) choose(chosen.code)
          }}
        >
          {others.map((each) => (
            <option key={each.code} value={each.code}>
              {`${each.code}, ${currencyName(each, locale)}`}
            </option>
          ))}
        </SelectField>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t('rate', { from, to: values.currency })}
            required
            inputMode="decimal"
            autoComplete="off"
            hint={t('rateHint')}
            {...field('rate', {
              validate: (text) => parseRate(typedRate(text)) !== null || t('rateWrong'),
            })}
          />
          <SelectField label={t('rounding')} {...field('rounding')}>
            {roundingsOf(values.currency).map((rounding) => (
              <option key={rounding} value={rounding}>
                {t(`roundings.${rounding}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <SwitchField
          label={t('keepSelling', { from })}
          hint={t('keepSellingHint', { from })}
          checked={values.keepSelling}
          onCheckedChange={(checked) => form.setValue('keepSelling', checked)}
        />
        <Effects store={store} to={values.currency} />
        <Preview from={from} values={values} />
      </div>
    </FormDialog>
  )
}

/** What changes with the prices, and what stays. */
function Effects({ store, to }: { store: BaseCurrency; to: CurrencyCode }) {
  const t = useTranslations('backOffice.settings.base')
  const { orders } = store
  const counts = {
    products: formatCount(store.products),
    coupons: formatCount(store.coupons),
    giftCards: formatCount(store.giftCards),
  }
  if (orders === 0) return <p className="text-sm text-ink-soft">{t('effects', counts)}</p>
  return (
    <ul className="list-disc space-y-1.5 ps-5 text-sm text-ink-soft">
      <li>{t('effectsAfter', counts)}</li>
      <li>{t('ordersStay', { count: orders, orders: formatCount(orders), to })}</li>
      <li>{t('giftCardsStay')}</li>
    </ul>
  )
}

/** The first prices, and what was sold lately, before and after. */
function Preview({ from, values }: { from: CurrencyCode; values: Values }) {
  const t = useTranslations('backOffice.settings.base')
  const { currency, rounding, keepSelling } = values
  const rate = typedRate(values.rate)
  const { data, error } = useQuery({
    queryKey: ['admin', 'base-currency', 'preview', currency, rate, rounding],
    queryFn: ({ signal }) =>
      callAdmin('POST /api/admin/base-currency', {
        body: { currency, rate, rounding, keepSelling, dryRun: true },
        signal,
      }),
    enabled: parseRate(rate) !== null,
    placeholderData: (before) => before,
    retry: false,
  })
  if (error) return <p className="text-sm font-medium text-danger">{inPageLanguage(error)}</p>
  if (!data) return <Skeleton className="h-40" />
  const { examples, sales } = data
  return (
    <div className="space-y-4">
      {sales && (
        <p className="flex justify-between gap-4 rounded-control border border-line px-3 py-2 text-sm">
          <span>{t('sales', { days: sales.days })}</span>
          <PriceBeforeAndAfter
            before={money(sales.before, from)}
            after={money(sales.after, currency)}
          />
        </p>
      )}
      {examples.length > 0 && <Examples examples={examples} from={from} to={currency} />}
    </div>
  )
}

type ExamplesProps = {
  examples: ChangedBaseCurrency['examples']
  from: CurrencyCode
  to: CurrencyCode
}

function Examples({ examples, from, to }: ExamplesProps) {
  const t = useTranslations('backOffice.settings.base')
  return (
    <div>
      <h3 className="text-sm font-semibold">{t('preview')}</h3>
      <ul className="mt-2 divide-y divide-line rounded-control border border-line text-sm">
        {examples.map(({ name, before, after }) => (
          <li key={name} className="flex justify-between gap-4 px-3 py-2">
            <span className="[overflow-wrap:anywhere]">{name}</span>
            <PriceBeforeAndAfter before={money(before, from)} after={money(after, to)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
