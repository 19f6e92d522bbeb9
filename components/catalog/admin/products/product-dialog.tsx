'use client'

import { Package } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { SearchTerms } from '@/components/back-office/search-terms'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import type { AdminProduct } from '@/lib/catalog/admin-contracts'
import { MAX_NOTICE } from '@/lib/catalog/product-page-rules'
import { SAMPLE_CATEGORY_ID } from '@/lib/catalog/product-rules'
import { BackOrderFields } from './back-order-fields'
import { BundleFields } from './bundle-fields'
import { DeliveryFields } from './delivery-fields'
import { DescriptionFields } from './description-fields'
import { FactFields } from './fact-fields'
import { FormWarning } from './form-warning'
import { IdentifierFields } from './identifier-fields'
import { IdentityFields } from './identity-fields'
import { OptionFields } from './option-fields'
import { OwnFactFields } from './own-fact-fields'
import { PictureTextFields } from './picture-text-fields'
import { PreorderField } from './preorder-field'
import { PreviewButton } from './preview-button'
import { PriceFields } from './price-fields'
import { ProductPictures } from './product-pictures'
import { ProductSwitches } from './product-switches'
import { ReductionPreview } from './reduction-preview'
import { RelatedFields } from './related-fields'
import { ReleaseFields } from './release-fields'
import { required } from './required'
import { SearchEngineFields } from './search-engine-fields'
import { StatementFields } from './statement-fields'
import { StoryFields } from './story-fields'
import { TrialFields } from './trial-fields'
import { TypedPriceFields } from './typed-price-fields'
import { useProductForm } from './use-product-form'
import type { CategoryChoice } from './use-product-groups'

type ProductDialogProps = {
  /** The product to edit; omitted to add one. */
  product?: AdminProduct
  /** The category that the product is added to. */
  categoryId?: number
  choices: readonly CategoryChoice[]
  /** Of the full text (see useStory). */
  storyEditor: ReactNode
  /** Adds a copy of the product that is edited. */
  onDuplicate?: (product: AdminProduct) => void
  /** Opens all options of its family in one table, instead of the form. */
  onOptions?: (family: string) => void
  onClose: () => void
}

/** Where there is no choice, or the sample's. */
const usualCategory = (choices: readonly CategoryChoice[]) =>
  (choices.length === 1 ? choices[0] : choices.find(({ id }) => id === SAMPLE_CATEGORY_ID))?.id

/** The form of a product, for adding one and for changing one. */
export function ProductDialog(props: ProductDialogProps) {
  const t = useTranslations('backOffice.catalog')
  const common = useTranslations('backOffice.common')
  const { product, categoryId, choices, storyEditor, onDuplicate, onOptions, onClose } = props
  const productForm = useProductForm({
    product,
    categoryId: categoryId ?? usualCategory(choices),
    onClose,
  })
  const { form, register, errorOf, problem, isSending, isDirty, submit, isOutdated, reload } =
    productForm
  const [isUploading, setUploading] = useState(false)
  const { control, setValue } = form
  const [image, additionalImages, pictureTexts] = useWatch({
    control,
    name: ['image', 'additionalImages', 'pictureTexts'],
  })

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
        <>
          <PreviewButton form={productForm} product={product} disabled={isSending || isUploading} />
          {product && onDuplicate && (
            <Button
              variant="outline"
              disabled={isDirty || isSending || isUploading}
              title={isDirty ? t('productDialog.saveFirst') : undefined}
              onClick={() => onDuplicate(product)}
            >
              {t('productDialog.duplicate')}
            </Button>
          )}
        </>
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
        <IdentityFields form={productForm} product={product} choices={choices} />
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
          {...field('notice')}
          label={t('notice.label')}
          hint={t('notice.hint')}
          maxLength={MAX_NOTICE}
          className="sm:col-span-2"
          {...register('notice')}
        />
        <PriceFields form={productForm} />
        {product?.isInSale && (
          <div className="sm:col-span-2">
            <FormWarning>{t('products.inSale')}</FormWarning>
          </div>
        )}
        <TypedPriceFields form={productForm} />
        <ReductionPreview form={productForm} id={product?.id} />
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
          <PictureTextFields
            pictures={[image, ...additionalImages].filter((path) => path !== null)}
            texts={pictureTexts}
            error={errorOf('pictureTexts')}
            onChange={(texts) => setValue('pictureTexts', texts, { shouldDirty: true })}
          />
        </div>
        <TextField
          {...field('videoUrl')}
          label={t('productDialog.video')}
          type="url"
          inputMode="url"
          autoComplete="off"
          hint={t('productDialog.videoHint')}
          className="sm:col-span-2"
          {...register('videoUrl')}
        />
        <ProductSwitches form={productForm} />
        <DeliveryFields form={productForm} product={product} onBusy={setUploading} />
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
        <TextField
          {...field('refundDays')}
          label={t('productDialog.refundDays')}
          inputMode="numeric"
          hint={t('productDialog.refundDaysHint')}
          {...register('refundDays')}
        />
        <PreorderField form={productForm} />
        <BackOrderFields form={productForm} />
        <StatementFields form={productForm} />
        <FactFields form={productForm} />
        <OwnFactFields form={productForm} choices={choices} />
        <OptionFields form={productForm} id={product?.id} onOptions={onOptions} />
        <DescriptionFields form={productForm} product={product} />
        <StoryFields form={productForm} editor={storyEditor} />
        <ReleaseFields form={productForm} />
        <TrialFields form={productForm} />
        <IdentifierFields form={productForm} />
        <BundleFields
          id={product?.id}
          onChanged={(isBundle) => setValue('delivery', isBundle ? 'keys' : 'manual')}
        />
        <RelatedFields form={productForm} />
        <SearchEngineFields form={productForm} />
        {product && (
          <SearchTerms
            page={`/products/${product.slug}`}
            className="border-t border-line pt-5 sm:col-span-2"
          />
        )}
      </div>
    </FormDialog>
  )
}
