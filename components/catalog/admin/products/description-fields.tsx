import { useTranslations } from 'next-intl'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import type { AdminProduct } from '@/lib/catalog/admin-contracts'
import type { ProductValues } from './product-values'
import type { useProductForm } from './use-product-form'

type DescriptionFieldsProps = {
  form: Pick<ReturnType<typeof useProductForm>, 'register' | 'errorOf'>
  product: AdminProduct | undefined
}

/** How a product is rated, and what its page lists. */
export function DescriptionFields({
  form: { register, errorOf },
  product,
}: DescriptionFieldsProps) {
  const t = useTranslations('backOffice.catalog')
  const isRatedByBuyers = product?.ratingSource === 'reviews'
  const field = (key: keyof ProductValues) => ({ id: `product-${key}`, error: errorOf(key) })
  return (
    <>
      {product !== undefined && product.reviewCount > 0 && (
        <>
          <TextField
            {...field('rating')}
            label={t('rating')}
            inputMode="decimal"
            readOnly={isRatedByBuyers}
            hint={t(`productDialog.${isRatedByBuyers ? 'ratedByBuyers' : 'ratingHint'}`)}
            {...register('rating')}
          />
          <TextField
            {...field('reviewCount')}
            label={t('productDialog.reviewCount')}
            inputMode="numeric"
            readOnly={isRatedByBuyers}
            hint={t(`productDialog.${isRatedByBuyers ? 'ratedByBuyers' : 'reviewCountHint'}`)}
            {...register('reviewCount')}
          />
        </>
      )}
      <TextAreaField
        {...field('features')}
        label={t('productDialog.features')}
        hint={t('oneALine')}
        rows={5}
        {...register('features')}
      />
      <TextAreaField
        {...field('systemRequirements')}
        label={t('productDialog.systemRequirements')}
        hint={t('oneALine')}
        rows={5}
        {...register('systemRequirements')}
      />
      <TextAreaField
        {...field('supportedLanguages')}
        label={t('productDialog.supportedLanguages')}
        hint={t('oneALine')}
        rows={3}
        className="sm:col-span-2"
        {...register('supportedLanguages')}
      />
    </>
  )
}
