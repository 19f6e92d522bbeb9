import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { ProductsChoice } from '@/components/back-office/choice/products-choice'
import { MAX_RELATED } from '@/lib/catalog/product-page-rules'
import { ClosedSection } from './closed-section'
import type { useProductForm } from './use-product-form'

type RelatedFieldsProps = {
  form: Pick<ReturnType<typeof useProductForm>, 'form' | 'errorOf'>
}

/** Which products a product's page shows first below it. */
export function RelatedFields({ form: { form, errorOf } }: RelatedFieldsProps) {
  const t = useTranslations('backOffice.catalog.related')
  const chosen = useWatch({ control: form.control, name: 'relatedProductIds' })
  const error = errorOf('relatedProductIds')
  return (
    <ClosedSection
      name="related"
      title={t('title')}
      hint={t('lead', { max: MAX_RELATED })}
      needsAttention={error !== undefined}
    >
      <div className="sm:col-span-2">
        <ProductsChoice
          searchLabel={t('search')}
          products={chosen}
          isOrdered
          error={error}
          onChange={(products) =>
            form.setValue('relatedProductIds', products, { shouldDirty: true })
          }
        />
      </div>
    </ClosedSection>
  )
}
