import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { formatCents } from '@/components/back-office/format-number'
import { pageLanguage } from '@/components/back-office/language/page-language'
import { useStore } from '@/components/back-office/store-context'
import { useAmountRule } from '@/components/back-office/use-amount-rule'
import { TextField } from '@/components/ui/fields/text-field'
import { isFarOff } from '@/lib/catalog/product-prices'
import { parseDecimal } from '@/lib/core/money'
import { readTypedNumber } from '@/lib/core/typed-amount'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { convertedPrice, otherCurrencies, sellingIn } from '@/lib/pricing/selling'
import { FormWarning } from './form-warning'
import type { useProductForm } from './use-product-form'

type ProductForm = Pick<ReturnType<typeof useProductForm>, 'form' | 'register' | 'errorOf'>

/** What a product costs in the currencies that the store sells in beside its own; nothing where there are none. */
export function TypedPriceFields({ form }: { form: ProductForm }) {
  const t = useTranslations('backOffice.catalog')
  const currencies = otherCurrencies(useStore())
  const problem = form.errorOf('prices')
  if (currencies.length === 0) return null
  return (
    <fieldset className="grid gap-x-4 gap-y-5 rounded-control border border-line p-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="px-1 text-sm font-semibold">{t('typedPrices.title')}</legend>
      <p className="-mt-3 text-sm text-muted sm:col-span-2">{t('typedPrices.hint')}</p>
      {problem && (
        <p role="alert" className="text-sm font-medium text-danger sm:col-span-2">
          {problem}
        </p>
      )}
      {currencies.map((currency) => (
        <PricesIn key={currency} currency={currency} form={form} />
      ))}
    </fieldset>
  )
}

const PERCENT = 100

/** Cents of an amount as it is typed; `null` while it is none. */
const typedCents = (text: string | undefined): number | null =>
  text ? parseDecimal(readTypedNumber(text, pageLanguage()) ?? text) : null

function PricesIn({ currency, form }: { currency: CurrencyCode; form: ProductForm }) {
  const t = useTranslations('backOffice.catalog')
  const amount = useAmountRule()
  const selling = sellingIn(useStore(), currency)
  const [price, originalPrice, typed] = useWatch({
    control: form.form.control,
    name: ['price', 'originalPrice', `prices.${currency}.price`],
  })
  const converted = (text: string) => {
    const cents = typedCents(text)
    return cents === null || selling === null ? null : convertedPrice(cents, selling)
  }
  const convertedHint = (cents: number | null) =>
    cents === null ? undefined : t('typedPrices.converted', { price: formatCents(cents, currency) })
  const ifEmpty = converted(price)
  const cents = typedCents(typed)
  const names = {
    price: `prices.${currency}.price`,
    original: `prices.${currency}.originalPrice`,
  } as const
  return (
    <>
      <TextField
        id={`product-${names.price}`}
        error={form.errorOf(names.price)}
        label={t('typedPrices.price', { currency })}
        inputMode="decimal"
        hint={convertedHint(ifEmpty)}
        {...form.register(names.price, amount())}
      />
      <TextField
        id={`product-${names.original}`}
        error={form.errorOf(names.original)}
        label={t('typedPrices.originalPrice', { currency })}
        inputMode="decimal"
        hint={convertedHint(converted(originalPrice)) ?? t('typedPrices.originalHint')}
        {...form.register(names.original, amount())}
      />
      {cents !== null && ifEmpty !== null && isFarOff(cents, ifEmpty) && (
        <div className="sm:col-span-2">
          <FormWarning>
            {t('typedPrices.farOff', {
              currency,
              percent: Math.round((Math.abs(cents - ifEmpty) * PERCENT) / Math.max(ifEmpty, 1)),
              price: formatCents(ifEmpty, currency),
            })}
          </FormWarning>
        </div>
      )}
    </>
  )
}
