'use client'

import { Package } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useStore } from '@/components/back-office/store-context'
import { promisesTooMuch } from '@/components/catalog/product-card-data'
import { ProductFiles } from '@/components/downloads/admin/product-files'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { SwitchField } from '@/components/ui/fields/switch-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import type { AdminProduct } from '@/lib/catalog/admin-contracts'
import { DEFAULT_CATEGORY_ID, isListedUnder, slugOf } from '@/lib/catalog/product-rules'
import { CategoryOptions } from './category-options'
import { FactFields } from './fact-fields'
import { FormWarning } from './form-warning'
import { OptionFields } from './option-fields'
import { ProductPictures } from './product-pictures'
import { useProductForm } from './use-product-form'
import type { CategoryChoice } from './use-product-groups'

type ProductDialogProps = {
  /** The product to edit; omitted to add one. */
  product?: AdminProduct
  /** The category that the product is added to. */
  categoryId?: number
  choices: readonly CategoryChoice[]
  /** Adds a copy of the product that is edited. */
  onDuplicate?: (product: AdminProduct) => void
  onClose: () => void
}

const firstMain = (choices: readonly CategoryChoice[]) =>
  (choices.find(({ id }) => id === DEFAULT_CATEGORY_ID) ?? choices.find(({ main }) => !main))?.id

const required = (message: string) => ({
  validate: (value: unknown) => String(value).trim() !== '' || message,
})

/** The form of a product, for adding one and for changing one. */
export function ProductDialog(props: ProductDialogProps) {
  const t = useTranslations('backOffice.catalog')
  const common = useTranslations('backOffice.common')
  const { product, categoryId, choices, onDuplicate, onClose } = props
  const productForm = useProductForm({
    product,
    categoryId: categoryId ?? firstMain(choices),
    onClose,
  })
  const { form, register, errorOf, problem, isSending, isDirty, submit, isOutdated, reload } =
    productForm
  const { tax } = useStore()
  const [isUploading, setUploading] = useState(false)
  const [hasOwnSlug, setOwnSlug] = useState(Boolean(product))
  const isRatedByBuyers = product?.ratingSource === 'reviews'
  const { control, setValue } = form
  const [name, slug, chosenId, image, additionalImages, delivery, deliveryInfo, isGiftCard] =
    useWatch({
      control,
      name: [
        'name',
        'slug',
        'categoryId',
        'image',
        'additionalImages',
        'delivery',
        'deliveryInfo',
        'isGiftCard',
      ],
    })
  const category = choices.find(({ id }) => String(id) === chosenId)

  const field = (key: Parameters<typeof register>[0]) => ({
    id: `product-${key}`,
    error: errorOf(key),
  })

  return (
    <FormDialog
      title={product ? t('productDialog.edit') : t('productDialog.add')}
      description={product?.name}
      icon={Package}
      size="lg"
      submitLabel={product ? t('productDialog.update') : t('productDialog.create')}
      form={{ isSending: isSending || isUploading, isDirty, problem, submit }}
      thing={product && { entityType: 'product', entityId: String(product.id) }}
      pendingLabel={isUploading ? common('uploading') : undefined}
      extraAction={
        product &&
        onDuplicate && (
          <Button
            variant="outline"
            disabled={isDirty || isSending || isUploading}
            title={isDirty ? t('productDialog.saveFirst') : undefined}
            onClick={() => onDuplicate(product)}
          >
            {t('productDialog.duplicate')}
          </Button>
        )
      }
      onClose={onClose}
    >
      {isOutdated && (
        <FormWarning>
          {t('productDialog.outdated')}
          <Button variant="outline" size="sm" className="ms-2" onClick={reload}>
            {t('productDialog.loadTheirs')}
          </Button>
        </FormWarning>
      )}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
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
            {...register('categoryId')}
          >
            <CategoryOptions choices={choices} />
          </SelectField>
          {category?.main && name.trim() !== '' && !isListedUnder(name, category.name) && (
            <FormWarning>
              {t('productDialog.notListed', {
                category: category.name,
                main: category.main.name,
              })}
            </FormWarning>
          )}
        </div>
        <TextAreaField
          {...field('description')}
          label={common('description')}
          required
          rows={5}
          maxLength={10_000}
          className="sm:col-span-2"
          {...register('description', required(t('productDialog.descriptionRequired')))}
        />
        <TextField
          {...field('price')}
          label={t('productDialog.price')}
          required
          inputMode="decimal"
          placeholder="0.00"
          hint={tax.inclusive ? t('productDialog.withTax') : t('productDialog.withoutTax')}
          {...register('price', required(t('productDialog.priceRequired')))}
        />
        <TextField
          {...field('originalPrice')}
          label={t('productDialog.originalPrice')}
          inputMode="decimal"
          placeholder="0.00"
          hint={t('productDialog.originalPriceHint')}
          {...register('originalPrice')}
        />
        <TextAreaField
          {...field('volumePrices')}
          label={t('productDialog.volumePrices')}
          hint={t('productDialog.volumePricesHint')}
          rows={2}
          className="sm:col-span-2"
          {...register('volumePrices')}
        />
        <div className="sm:col-span-2">
          <ProductPictures
            image={image}
            additionalImages={additionalImages}
            error={errorOf('image') ?? errorOf('additionalImages')}
            onBusy={setUploading}
            onChange={(change) => {
              if (change.image !== undefined) setValue('image', change.image, { shouldDirty: true })
              if (change.additionalImages)
                setValue('additionalImages', change.additionalImages, { shouldDirty: true })
            }}
          />
        </div>
        <div className="grid gap-4 rounded-control bg-canvas p-4 sm:col-span-2 sm:grid-cols-2">
          <ProductSwitch
            control={control}
            name="inStock"
            label={t('productDialog.inStock')}
            hint={t('productDialog.inStockHint')}
          />
          <ProductSwitch
            control={control}
            name="isFeatured"
            label={t('productDialog.featured')}
            hint={t('productDialog.featuredHint')}
          />
          <ProductSwitch
            control={control}
            name="isHidden"
            label={t('productDialog.hidden')}
            hint={t('productDialog.hiddenHint')}
          />
          <ProductSwitch
            control={control}
            name="isGiftCard"
            label={t('productDialog.giftCard')}
            hint={t('productDialog.giftCardHint')}
          />
        </div>
        {errorOf('isGiftCard') && (
          <p role="alert" className="text-sm font-medium text-danger sm:col-span-2">
            {errorOf('isGiftCard')}
          </p>
        )}
        <div className="sm:col-span-2">
          <SelectField
            {...field('delivery')}
            label={t('productDialog.delivery')}
            hint={
              isGiftCard
                ? t('productDialog.deliveryGiftCard')
                : delivery === 'keys'
                  ? t('productDialog.deliveryKeys')
                  : t('productDialog.deliveryManual')
            }
            {...register('delivery')}
          >
            <option value="keys">{t('productDialog.byKeys')}</option>
            <option value="manual">{t('byHand')}</option>
          </SelectField>
          {delivery === 'keys' && (product?.availableKeys ?? 0) === 0 && (
            <FormWarning>{t('productDialog.noKeysYet')}</FormWarning>
          )}
          {!isGiftCard && promisesTooMuch({ delivery, deliveryInfo, inStock: true }) && (
            <FormWarning>{t('productDialog.promisesTooMuch')}</FormWarning>
          )}
        </div>
        <TextField
          {...field('installerUrl')}
          label={t('productDialog.installer')}
          inputMode="url"
          placeholder="https://"
          hint={t('productDialog.installerHint')}
          className="sm:col-span-2"
          {...register('installerUrl', {
            pattern: {
              value: /^\s*(?:https:\/\/\S+)?\s*$/i,
              message: t('productDialog.installerError'),
            },
          })}
        />
        <TextAreaField
          {...field('activationSteps')}
          label={t('productDialog.activationSteps')}
          hint={t('productDialog.activationStepsHint')}
          rows={4}
          className="sm:col-span-2"
          {...register('activationSteps')}
        />
        {product && (
          <div className="sm:col-span-2">
            <ProductFiles id={product.id} onBusy={setUploading} />
          </div>
        )}
        <TextField
          {...field('publisher')}
          label={t('productDialog.publisher')}
          {...register('publisher')}
        />
        <TextField
          {...field('version')}
          label={t('productDialog.version')}
          {...register('version')}
        />
        <TextField
          {...field('license')}
          label={t('productDialog.license')}
          {...register('license')}
        />
        <TextField
          {...field('deliveryInfo')}
          label={t('productDialog.deliveryInfo')}
          {...register('deliveryInfo')}
        />
        <FactFields form={productForm} />
        <OptionFields form={productForm} id={product?.id} />
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
      </div>
    </FormDialog>
  )
}

type ProductSwitchProps = {
  control: ReturnType<typeof useProductForm>['form']['control']
  name: 'inStock' | 'isFeatured' | 'isHidden' | 'isGiftCard'
  label: string
  hint: string
}

const ProductSwitch = ({ control, name, label, hint }: ProductSwitchProps) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange } }) => (
      <SwitchField label={label} hint={hint} checked={value} onCheckedChange={onChange} />
    )}
  />
)
