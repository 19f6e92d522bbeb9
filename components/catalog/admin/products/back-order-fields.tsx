import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { WHEN_SOLD_OUT } from '@/lib/catalog/back-orders'
import { ClosedSection } from './closed-section'
import type { useProductForm } from './use-product-form'

type BackOrderFieldsProps = {
  form: Pick<ReturnType<typeof useProductForm>, 'register' | 'errorOf'>
}

/** What happens when the keys of a product are sold out. */
export function BackOrderFields({ form: { register, errorOf } }: BackOrderFieldsProps) {
  const t = useTranslations('backOffice.catalog.backOrders')
  return (
    <ClosedSection
      name="backOrders"
      title={t('title')}
      hint={t('lead')}
      needsAttention={
        errorOf('whenSoldOut') !== undefined || errorOf('backorderLimit') !== undefined
      }
    >
      <SelectField
        id="product-whenSoldOut"
        error={errorOf('whenSoldOut')}
        label={t('rule')}
        {...register('whenSoldOut')}
      >
        {WHEN_SOLD_OUT.map((rule) => (
          <option key={rule} value={rule}>
            {t(rule)}
          </option>
        ))}
      </SelectField>
      <TextField
        id="product-backorderLimit"
        error={errorOf('backorderLimit')}
        label={t('limit')}
        hint={t('limitHint')}
        inputMode="numeric"
        autoComplete="off"
        {...register('backorderLimit')}
      />
    </ClosedSection>
  )
}
