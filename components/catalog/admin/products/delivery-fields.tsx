import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { promisesTooMuch } from '@/components/storefront/product-card-data'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import type { AdminProduct } from '@/lib/catalog/admin-contracts'
import { ProductFiles } from './files/product-files'
import { FormWarning } from './form-warning'
import type { ProductValues } from './product-values'
import type { useProductForm } from './use-product-form'

type DeliveryFieldsProps = {
  form: Pick<ReturnType<typeof useProductForm>, 'form' | 'register' | 'errorOf'>
  product: AdminProduct | undefined
  /** Called when files begin and end to be uploaded. */
  onBusy: (isBusy: boolean) => void
}

/** How a product reaches its buyer, and what they get with it. */
export function DeliveryFields({
  form: { form, register, errorOf },
  product,
  onBusy,
}: DeliveryFieldsProps) {
  const t = useTranslations('backOffice.catalog')
  const [delivery, deliveryInfo, isGiftCard, whenSoldOut, availableFrom] = useWatch({
    control: form.control,
    name: ['delivery', 'deliveryInfo', 'isGiftCard', 'whenSoldOut', 'availableFrom'],
  })
  const field = (key: keyof ProductValues) => ({ id: `product-${key}`, error: errorOf(key) })
  return (
    <>
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
        {delivery === 'keys' &&
          whenSoldOut === 'refuse' &&
          availableFrom === '' &&
          !product?.isBundle &&
          (product?.availableKeys ?? 0) === 0 && (
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
          <ProductFiles id={product.id} onBusy={onBusy} />
        </div>
      )}
    </>
  )
}
