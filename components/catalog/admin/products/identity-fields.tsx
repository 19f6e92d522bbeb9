import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { CategoriesChoice } from '@/components/back-office/choice/categories-choice'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import type { AdminProduct } from '@/lib/catalog/admin-contracts'
import { slugOf } from '@/lib/catalog/product-rules'
import { CategoryOptions } from './category-options'
import { FormWarning } from './form-warning'
import type { ProductValues } from './product-values'
import { required } from './required'
import type { useProductForm } from './use-product-form'
import type { CategoryChoice } from './use-product-groups'

type IdentityFieldsProps = {
  form: Pick<ReturnType<typeof useProductForm>, 'form' | 'register' | 'errorOf'>
  product: AdminProduct | undefined
  choices: readonly CategoryChoice[]
}

/** What a product is called, its address, and the category that it is in. */
export function IdentityFields({
  form: { form, register, errorOf },
  product,
  choices,
}: IdentityFieldsProps) {
  const t = useTranslations('backOffice.catalog')
  const common = useTranslations('backOffice.common')
  const { control, setValue, formState } = form
  const [hasOwnSlug, setOwnSlug] = useState(Boolean(product))
  const isCategoryKnown = formState.defaultValues?.categoryId !== ''
  const [slug, categoryId, furtherIds] = useWatch({
    control,
    name: ['slug', 'categoryId', 'furtherCategoryIds'],
  })
  const field = (key: keyof ProductValues) => ({ id: `product-${key}`, error: errorOf(key) })
  return (
    <>
      <TextField
        {...field('name')}
        label={common('name')}
        required
        maxLength={200}
        className="sm:col-span-2"
        {...register('name', {
          ...required(t('productDialog.nameRequired')),
          onChange: ({ target }) => {
            if (!hasOwnSlug)
              setValue('slug', slugOf(target.value), {
                shouldDirty: true,
                shouldValidate: form.formState.isSubmitted,
              })
          },
        })}
      />
      <div className="sm:col-span-2">
        <TextField
          {...field('slug')}
          label={t('slug')}
          required
          maxLength={120}
          spellCheck={false}
          autoCapitalize="none"
          hint={t('productDialog.address', { path: `/products/${slug || '…'}` })}
          {...register('slug', {
            ...required(t('productDialog.slugRequired')),
            onChange: ({ target }) => setOwnSlug(target.value !== ''),
          })}
        />
        {product && slug !== product.slug && (
          <FormWarning>
            {t('productDialog.addressChanges', { path: `/products/${product.slug}` })}
            <Button
              variant="ghost"
              size="sm"
              className="ms-1"
              onClick={() => setValue('slug', product.slug, { shouldDirty: true })}
            >
              {t('productDialog.keepAddress')}
            </Button>
          </FormWarning>
        )}
      </div>
      <div className="sm:col-span-2">
        <SelectField
          {...field('categoryId')}
          label={common('category')}
          required
          {...register('categoryId', required(t('productDialog.categoryRequired')))}
        >
          {!isCategoryKnown && <option value="">{t('productDialog.categoryRequired')}</option>}
          <CategoryOptions choices={choices} />
        </SelectField>
      </div>
      <div className="sm:col-span-2">
        <CategoriesChoice
          legend={t('furtherCategories.label')}
          searchLabel={t('collections.searchCategories')}
          categories={choices.filter(({ id }) => furtherIds.includes(id))}
          leftOut={Number(categoryId)}
          error={errorOf('furtherCategoryIds')}
          onChange={(chosen) =>
            setValue(
              'furtherCategoryIds',
              chosen.map(({ id }) => id),
              { shouldDirty: true },
            )
          }
        />
        <p className="mt-1.5 text-sm text-muted">{t('furtherCategories.hint')}</p>
      </div>
      <TextField
        {...field('tags')}
        label={t('tags.label')}
        autoComplete="off"
        autoCapitalize="none"
        className="sm:col-span-2"
        hint={t('tags.hint')}
        {...register('tags')}
      />
    </>
  )
}
