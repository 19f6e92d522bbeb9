import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/fields/text-field'
import { MAX_MPN, MAX_SKU } from '@/lib/catalog/product-identifiers'
import { ClosedSection } from './closed-section'
import type { useProductForm } from './use-product-form'

const FIELDS = ['sku', 'gtin', 'mpn'] as const

const LIMITS = { sku: MAX_SKU, gtin: undefined, mpn: MAX_MPN }

type IdentifierFieldsProps = {
  form: Pick<ReturnType<typeof useProductForm>, 'register' | 'errorOf'>
}

/** The numbers by which a product is known beyond the store. */
export function IdentifierFields({ form: { register, errorOf } }: IdentifierFieldsProps) {
  const t = useTranslations('backOffice.catalog.identifiers')
  return (
    <ClosedSection
      name="identifiers"
      title={t('title')}
      hint={t('lead')}
      needsAttention={FIELDS.some((name) => errorOf(name) !== undefined)}
    >
      {FIELDS.map((name) => (
        <TextField
          key={name}
          id={`product-${name}`}
          error={errorOf(name)}
          label={t(name)}
          hint={t(`hints.${name}`)}
          maxLength={LIMITS[name]}
          inputMode={name === 'gtin' ? 'numeric' : undefined}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
          {...register(name)}
        />
      ))}
    </ClosedSection>
  )
}
