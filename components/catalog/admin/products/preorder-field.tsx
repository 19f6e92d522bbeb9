import { useTranslations } from 'next-intl'
import { storeTimezone } from '@/components/back-office/format-date'
import { TextField } from '@/components/ui/fields/text-field'
import { ClosedSection } from './closed-section'
import type { useProductForm } from './use-product-form'

type PreorderFieldProps = {
  form: Pick<ReturnType<typeof useProductForm>, 'register' | 'errorOf'>
}

/** From when a product that is sold already is delivered. */
export function PreorderField({ form: { register, errorOf } }: PreorderFieldProps) {
  const t = useTranslations('backOffice.catalog.preorders')
  const error = errorOf('availableFrom')
  return (
    <ClosedSection
      name="preorders"
      title={t('title')}
      hint={t('lead')}
      needsAttention={error !== undefined}
    >
      <TextField
        id="product-availableFrom"
        type="datetime-local"
        error={error}
        label={t('label', { timezone: storeTimezone() })}
        hint={t('hint')}
        {...register('availableFrom')}
      />
    </ClosedSection>
  )
}
