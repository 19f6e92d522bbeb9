import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { CustomerFields } from '@/components/checkout/customer-schema'
import { OptionalLabel } from '@/components/checkout/optional-label'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { TextField } from '@/components/ui/fields/text-field'
import { TAX_ID_REFUSALS } from '@/lib/customers/contracts'
import { MAX_COMPANY, MAX_REFERENCE } from '@/lib/customers/tax-id'

type CompanyFieldsProps = {
  register: UseFormRegister<CustomerFields>
  errors: FieldErrors<CustomerFields>
  /** Whether a company was entered before. */
  isCompany: boolean
  /** The tax ID is typed, and is to be judged. */
  onTaxId: () => void
  /** The buyer is no company after all: what was entered of one is to be forgotten. */
  onNoCompany: () => void
}

/** What the invoice says of companies: name, tax ID and reference. */
export function CompanyFields({
  register,
  errors,
  isCompany,
  onTaxId,
  onNoCompany,
}: CompanyFieldsProps) {
  const t = useTranslations('checkout.customer')
  const texts = useTranslations('orderDocuments')
  const [forCompany, setForCompany] = useState(isCompany)

  function toggle(isOne: boolean) {
    setForCompany(isOne)
    if (!isOne) onNoCompany()
  }

  return (
    <>
      <Checkbox
        label={t('forCompany')}
        checked={forCompany}
        onChange={({ target }) => toggle(target.checked)}
      />
      {forCompany && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            id="company"
            label={texts('company')}
            dir="auto"
            autoComplete="organization"
            maxLength={MAX_COMPANY}
            error={errors.company && t('companyInvalid')}
            {...register('company')}
          />
          <TextField
            id="tax-id"
            label={texts('taxId')}
            hint={texts('taxIdHint')}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="characters"
            error={
              errors.taxId &&
              t(
                errors.taxId.message === TAX_ID_REFUSALS.check_digits
                  ? 'taxIdMistyped'
                  : 'taxIdInvalid',
              )
            }
            {...register('taxId', { onBlur: onTaxId })}
          />
          <TextField
            id="buyer-reference"
            label={<OptionalLabel text={t('buyerReference')} />}
            hint={t('buyerReferenceHint')}
            dir="auto"
            spellCheck={false}
            autoComplete="off"
            maxLength={MAX_REFERENCE}
            error={errors.buyerReference && t('buyerReferenceInvalid')}
            {...register('buyerReference')}
          />
        </div>
      )}
    </>
  )
}
