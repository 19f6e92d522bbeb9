import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { storeTimezone } from '@/components/back-office/format-date'
import { TextField } from '@/components/ui/fields/text-field'
import type { useProductForm } from './use-product-form'

type PublishAtFieldProps = {
  form: Pick<ReturnType<typeof useProductForm>, 'form' | 'register' | 'errorOf'>
}

/** When a product that is hidden goes on sale by itself. */
export function PublishAtField({ form: { form, register, errorOf } }: PublishAtFieldProps) {
  const t = useTranslations('backOffice.catalog.goesOnSale')
  const isHidden = useWatch({ control: form.control, name: 'isHidden' })
  if (!isHidden) return null
  return (
    <TextField
      id="product-publishAt"
      type="datetime-local"
      label={t('label', { timezone: storeTimezone() })}
      hint={t('hint')}
      error={errorOf('publishAt')}
      className="sm:col-span-2"
      {...register('publishAt')}
    />
  )
}
