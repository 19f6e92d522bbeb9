'use client'

import { Package } from 'lucide-react'
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

const RATED_BY_BUYERS = 'From the published reviews of buyers'

/** The form of a product, for adding one and for changing one. */
export function ProductDialog(props: ProductDialogProps) {
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
      title={product ? 'Edit Product' : 'Add Product'}
      description={product?.name}
      icon={Package}
      size="lg"
      submitLabel={product ? 'Update Product' : 'Create Product'}
      form={{ isSending: isSending || isUploading, isDirty, problem, submit }}
      thing={product && { entityType: 'product', entityId: String(product.id) }}
      pendingLabel={isUploading ? 'Uploading …' : undefined}
      extraAction={
        product &&
        onDuplicate && (
          <Button
            variant="outline"
            disabled={isDirty || isSending || isUploading}
            title={isDirty ? 'Save your changes first' : undefined}
            onClick={() => onDuplicate(product)}
          >
            Duplicate
          </Button>
        )
      }
      onClose={onClose}
    >
      {isOutdated && (
        <FormWarning>
          Somebody else saved this product since you opened it. What you typed is still here.
          <Button variant="outline" size="sm" className="ms-2" onClick={reload}>
            Load their version
          </Button>
        </FormWarning>
      )}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          {...field('name')}
          label="Name"
          required
          maxLength={200}
          className="sm:col-span-2"
          {...register('name', {
            ...required('Product name is required'),
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
            label="Slug"
            required
            maxLength={120}
            spellCheck={false}
            autoCapitalize="none"
            hint={`Address: /products/${slug || '…'}`}
            {...register('slug', {
              ...required('Product slug is required'),
              onChange: ({ target }) => setOwnSlug(target.value !== ''),
            })}
          />
          {product && slug !== product.slug && (
            <FormWarning>
              The product’s address changes. Links to /products/{product.slug} will lead to the new
              one.
              <Button
                variant="ghost"
                size="sm"
                className="ms-1"
                onClick={() => setValue('slug', product.slug, { shouldDirty: true })}
              >
                Keep the address
              </Button>
            </FormWarning>
          )}
        </div>
        <div className="sm:col-span-2">
          <SelectField
            {...field('categoryId')}
            label="Category"
            required
            {...register('categoryId')}
          >
            <CategoryOptions choices={choices} />
          </SelectField>
          {category?.main && name.trim() !== '' && !isListedUnder(name, category.name) && (
            <FormWarning>
              This product would not be listed under {category.name}, because its name does not
              contain “{category.name}”. It would be found under {category.main.name} and by
              searching.
            </FormWarning>
          )}
        </div>
        <TextAreaField
          {...field('description')}
          label="Description"
          required
          rows={5}
          maxLength={10_000}
          className="sm:col-span-2"
          {...register('description', required('Product description is required'))}
        />
        <TextField
          {...field('price')}
          label="Price"
          required
          inputMode="decimal"
          placeholder="0.00"
          hint={tax.inclusive ? 'In US dollars, with tax' : 'In US dollars, without tax'}
          {...register('price', required('Product price is required'))}
        />
        <TextField
          {...field('originalPrice')}
          label="Original Price"
          inputMode="decimal"
          placeholder="0.00"
          hint="Struck through beside the price while it is higher; empty for none"
          {...register('originalPrice')}
        />
        <TextAreaField
          {...field('volumePrices')}
          label="Volume Prices"
          hint="One a line, such as “10: 8%”: from 10 in one order on, each costs 8 % less; empty for none"
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
          <ProductSwitch control={control} name="inStock" label="In Stock" hint="Can be bought" />
          <ProductSwitch
            control={control}
            name="isFeatured"
            label="Featured"
            hint="On the home page"
          />
          <ProductSwitch
            control={control}
            name="isHidden"
            label="Hidden"
            hint="Nowhere in the store"
          />
          <ProductSwitch
            control={control}
            name="isGiftCard"
            label="Gift Card"
            hint="Sold as a code that is worth its price"
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
            label="Delivery"
            hint={
              isGiftCard
                ? 'Each buyer gets a new code by e-mail at once. Choose “By hand” here: the store makes the codes, so there are no keys to add.'
                : delivery === 'keys'
                  ? 'Each buyer gets a key of the product’s pool by e-mail at once. Without a free key the product is out of stock.'
                  : 'You deliver each order yourself and get an e-mail for it. Buyers are promised their product within one business day. With its first key a product is delivered by keys.'
            }
            {...register('delivery')}
          >
            <option value="keys">Licence keys</option>
            <option value="manual">By hand</option>
          </SelectField>
          {delivery === 'keys' && (product?.availableKeys ?? 0) === 0 && (
            <FormWarning>This product is out of stock until you add keys to it.</FormWarning>
          )}
          {!isGiftCard && promisesTooMuch({ delivery, deliveryInfo, inStock: true }) && (
            <FormWarning>
              The delivery info promises an instant delivery. The store shows “within one business
              day” instead.
            </FormWarning>
          )}
        </div>
        <TextField
          {...field('installerUrl')}
          label="Installer"
          inputMode="url"
          placeholder="https://"
          hint="Where buyers download it, in the e-mail and on the page with their keys; empty: at the publisher’s"
          className="sm:col-span-2"
          {...register('installerUrl', {
            pattern: {
              value: /^\s*(?:https:\/\/\S+)?\s*$/i,
              message: 'The installer must be an address that begins with https://',
            },
          })}
        />
        <TextAreaField
          {...field('activationSteps')}
          label="Activation Steps"
          hint="One a line, in English; empty: what is usual for the type of the keys"
          rows={4}
          className="sm:col-span-2"
          {...register('activationSteps')}
        />
        {product && (
          <div className="sm:col-span-2">
            <ProductFiles id={product.id} onBusy={setUploading} />
          </div>
        )}
        <TextField {...field('publisher')} label="Publisher" {...register('publisher')} />
        <TextField {...field('version')} label="Version" {...register('version')} />
        <TextField {...field('license')} label="License" {...register('license')} />
        <TextField {...field('deliveryInfo')} label="Delivery Info" {...register('deliveryInfo')} />
        <FactFields form={productForm} />
        <OptionFields form={productForm} id={product?.id} />
        <TextField
          {...field('rating')}
          label="Rating"
          inputMode="decimal"
          readOnly={isRatedByBuyers}
          hint={isRatedByBuyers ? RATED_BY_BUYERS : '0 to 5, one decimal; shown as a sample rating'}
          {...register('rating')}
        />
        <TextField
          {...field('reviewCount')}
          label="Review Count"
          inputMode="numeric"
          readOnly={isRatedByBuyers}
          hint={
            isRatedByBuyers
              ? RATED_BY_BUYERS
              : 'With 0 no rating is shown; the first published review replaces both'
          }
          {...register('reviewCount')}
        />
        <TextAreaField
          {...field('features')}
          label="Features"
          hint="One a line"
          rows={5}
          {...register('features')}
        />
        <TextAreaField
          {...field('systemRequirements')}
          label="System Requirements"
          hint="One a line"
          rows={5}
          {...register('systemRequirements')}
        />
        <TextAreaField
          {...field('supportedLanguages')}
          label="Supported Languages"
          hint="One a line"
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
