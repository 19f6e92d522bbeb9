import { useTranslations } from 'next-intl'
import { OriginFields } from '@/components/back-office/origin-fields'
import { TextField } from '@/components/ui/fields/text-field'
import type { ProductValues } from './product-values'
import type { useProductForm } from './use-product-form'

type StatementFieldsProps = {
  form: Pick<ReturnType<typeof useProductForm>, 'register' | 'errorOf'>
}

/** What buyers are told of the keys and the updates of a product. */
export function StatementFields({ form: { register, errorOf } }: StatementFieldsProps) {
  const t = useTranslations('backOffice.catalog')
  const origin = useTranslations('backOffice.common.origin')
  const field = (key: keyof ProductValues) => ({
    id: `product-${key}`,
    error: errorOf(key),
    ...register(key),
  })
  return (
    <fieldset className="grid gap-x-4 gap-y-5 rounded-control border border-line p-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="px-1 text-sm font-semibold">{origin('legend')}</legend>
      <p className="-mt-3 text-sm text-muted sm:col-span-2">{origin('hint')}</p>
      <OriginFields field={field} />
      <TextField
        {...field('updates')}
        label={t('productDialog.updates')}
        hint={t('productDialog.updatesHint')}
      />
    </fieldset>
  )
}
