import { useTranslations } from 'next-intl'
import { storeCurrencyInWords } from '@/components/back-office/format-number'
import { useStore } from '@/components/back-office/store-context'
import { useAmountRule } from '@/components/back-office/use-amount-rule'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import type { ProductValues } from './product-values'
import type { useProductForm } from './use-product-form'

type PriceFieldsProps = {
  form: Pick<ReturnType<typeof useProductForm>, 'register' | 'errorOf'>
}

/** What a product costs. */
export function PriceFields({ form: { register, errorOf } }: PriceFieldsProps) {
  const t = useTranslations('backOffice.catalog')
  const { tax } = useStore()
  const amount = useAmountRule()
  const field = (key: keyof ProductValues) => ({ id: `product-${key}`, error: errorOf(key) })
  return (
    <>
      <TextField
        {...field('price')}
        label={t('productDialog.price')}
        required
        inputMode="decimal"
        placeholder="0.00"
        hint={t(tax.inclusive ? 'productDialog.withTax' : 'productDialog.withoutTax', {
          currency: storeCurrencyInWords(),
        })}
        {...register('price', amount({ required: t('productDialog.priceRequired') }))}
      />
      <TextField
        {...field('originalPrice')}
        label={t('productDialog.originalPrice')}
        inputMode="decimal"
        placeholder="0.00"
        hint={t('productDialog.originalPriceHint')}
        {...register('originalPrice', amount())}
      />
      <TextAreaField
        {...field('volumePrices')}
        label={t('productDialog.volumePrices')}
        hint={t('productDialog.volumePricesHint')}
        rows={2}
        className="sm:col-span-2"
        {...register('volumePrices')}
      />
    </>
  )
}
