import { useTranslations } from 'next-intl'
import { Controller } from 'react-hook-form'
import { SwitchField } from '@/components/ui/fields/switch-field'
import { PublishAtField } from './publish-at-field'
import type { useProductForm } from './use-product-form'

type ProductSwitchesProps = {
  form: Pick<ReturnType<typeof useProductForm>, 'form' | 'register' | 'errorOf'>
}

/** What a product is or is not. */
export function ProductSwitches({ form: productForm }: ProductSwitchesProps) {
  const { form, errorOf } = productForm
  const t = useTranslations('backOffice.catalog')
  const { control } = form
  return (
    <>
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
        <ProductSwitch
          control={control}
          name="isGenuine"
          label={t('productDialog.genuine')}
          hint={t('productDialog.genuineHint')}
        />
        <PublishAtField form={productForm} />
      </div>
      {errorOf('isGiftCard') && (
        <p role="alert" className="text-sm font-medium text-danger sm:col-span-2">
          {errorOf('isGiftCard')}
        </p>
      )}
    </>
  )
}

type ProductSwitchProps = {
  control: ReturnType<typeof useProductForm>['form']['control']
  name: 'inStock' | 'isFeatured' | 'isHidden' | 'isGiftCard' | 'isGenuine'
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
