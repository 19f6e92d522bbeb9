import { useTranslations } from 'next-intl'
import type { BaseSyntheticEvent, ReactNode } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { CustomerFields } from '@/components/checkout/customer-schema'
import { OptionalLabel } from '@/components/checkout/optional-label'
import { Panel } from '@/components/storefront/panel'
import { classNames } from '@/components/ui/class-names'
import { EmailField } from '@/components/ui/fields/email-field'
import { fieldStyle, TextField } from '@/components/ui/fields/text-field'
import { EmailSuggestion } from './email-suggestion'
import { InvoiceFields } from './invoice-fields'

export const CUSTOMER_FORM_ID = 'customer-form'

type CustomerFormProps = {
  register: UseFormRegister<CustomerFields>
  errors: FieldErrors<CustomerFields>
  /** As it stands in the field. */
  email: string
  onEmail: (email: string) => void
  needsCountry: boolean
  country: string
  needsState: boolean
  onCountry: () => void
  isTerritoryProposed: boolean
  onTerritory: () => void
  isCompany: boolean
  onTaxId: () => void
  onNoCompany: () => void
  /** The keys are for somebody else. */
  isGift: boolean
  onChange: () => void
  onSubmit: (event: BaseSyntheticEvent) => void
  /** More of the form, below. */
  children?: ReactNode
}

/** The customer's details. The submit button is in the summary. */
export function CustomerForm({
  register,
  errors,
  email,
  onEmail,
  needsCountry,
  country,
  needsState,
  onCountry,
  isTerritoryProposed,
  onTerritory,
  isCompany,
  onTaxId,
  onNoCompany,
  isGift,
  onChange,
  onSubmit,
  children,
}: CustomerFormProps) {
  const t = useTranslations('checkout.customer')
  const described = errors.address ? 'address-hint address-error' : 'address-hint'
  return (
    <Panel id="customer" heading={t('heading')}>
      <p className="mt-1 text-sm text-muted">{t(isGift ? 'introGift' : 'intro')}</p>
      <form
        id={CUSTOMER_FORM_ID}
        noValidate
        onChange={onChange}
        onSubmit={onSubmit}
        className="mt-5 space-y-5"
      >
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <div>
            <EmailField
              id="email"
              label={t('email')}
              required
              placeholder={t('emailPlaceholder')}
              error={errors.email && t('emailInvalid')}
              {...register('email')}
            />
            <EmailSuggestion email={email} onTake={onEmail} />
          </div>
          <TextField
            id="name"
            label={t('name')}
            required
            autoComplete="name"
            error={
              errors.name && t(errors.name.type === 'too_small' ? 'nameMissing' : 'nameInvalid')
            }
            {...register('name')}
          />
        </div>
        <div>
          <label htmlFor="address" className="mb-1.5 block text-sm font-semibold">
            <OptionalLabel text={t('address')} />
          </label>
          <textarea
            id="address"
            rows={3}
            autoComplete="street-address"
            aria-invalid={errors.address ? true : undefined}
            aria-describedby={described}
            className={classNames(fieldStyle, 'resize-y py-3')}
            {...register('address')}
          />
          <p id="address-hint" className="mt-1.5 text-sm text-muted">
            {t('addressHint')}
          </p>
          {errors.address && (
            <p id="address-error" className="mt-1.5 text-sm font-medium text-danger">
              {t('addressInvalid')}
            </p>
          )}
        </div>
        <InvoiceFields
          {...{
            register,
            errors,
            needsCountry,
            country,
            needsState,
            onCountry,
            isTerritoryProposed,
            onTerritory,
            isCompany,
            onTaxId,
            onNoCompany,
          }}
        />
        {children}
      </form>
    </Panel>
  )
}
