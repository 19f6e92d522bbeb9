import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/fields/text-field'
import { ClosedSection } from './closed-section'
import type { useProductForm } from './use-product-form'

type TrialFieldsProps = {
  form: Pick<ReturnType<typeof useProductForm>, 'register' | 'errorOf'>
}

/** Where a product can be downloaded to try it. */
export function TrialFields({ form: { register, errorOf } }: TrialFieldsProps) {
  const t = useTranslations('backOffice.catalog.trial')
  return (
    <ClosedSection
      name="trial"
      title={t('title')}
      hint={t('lead')}
      needsAttention={errorOf('trialUrl') !== undefined || errorOf('trialDays') !== undefined}
    >
      <TextField
        id="product-trialUrl"
        error={errorOf('trialUrl')}
        label={t('url')}
        hint={t('urlHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        {...register('trialUrl')}
      />
      <TextField
        id="product-trialDays"
        error={errorOf('trialDays')}
        label={t('days')}
        hint={t('daysHint')}
        inputMode="numeric"
        autoComplete="off"
        {...register('trialDays')}
      />
    </ClosedSection>
  )
}
