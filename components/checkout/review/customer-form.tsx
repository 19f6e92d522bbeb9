import { useTranslations } from 'next-intl'
import type { BaseSyntheticEvent, ReactNode } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { CustomerFields } from '@/components/checkout/customer-schema'
import { Panel } from '@/components/storefront/panel'
import { EmailField } from '@/components/ui/fields/email-field'
import { TextField } from '@/components/ui/fields/text-field'
import { AddressFields } from './address-fields'
import { CompanyFields } from './company-fields'
import { EmailSuggestion } from './email-suggestion'
import { PlaceFields } from './place-fields'

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
  onPostcode: () => void
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
  onPostcode,
  isCompany,
  onTaxId,
  onNoCompany,
  isGift,
  onChange,
  onSubmit,
  children,
}: CustomerFormProps) {
  const t = useTranslations('checkout.customer')
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
        <PlaceFields
          {...{
            register,
            errors,
            needsCountry,
            country,
            needsState,
            onCountry,
            isTerritoryProposed,
            onTerritory,
          }}
        />
        <AddressFields hasState={needsState} {...{ register, errors, country, onPostcode }} />
        <CompanyFields {...{ register, errors, isCompany, onTaxId, onNoCompany }} />
        {children}
      </form>
    </Panel>
  )
}
