import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { CustomerFields } from '@/components/checkout/customer-schema'
import { OptionalLabel } from '@/components/checkout/optional-label'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { TAX_ID_REFUSALS } from '@/lib/customers/contracts'
import { MAX_COMPANY, MAX_REFERENCE } from '@/lib/customers/tax-id'
import { COUNTRIES, countryName } from '@/lib/i18n/countries'
import { territoriesOf } from '@/lib/pricing/territories'

// With the names of states.
const StateField = dynamic(() => import('./state-field').then((module) => module.StateField))

type InvoiceFieldsProps = {
  register: UseFormRegister<CustomerFields>
  errors: FieldErrors<CustomerFields>
  /** The tax depends on the country. */
  needsCountry: boolean
  /** The country as it stands in the field. */
  country: string
  /** It depends on the state, too. */
  needsState: boolean
  /** Another one is chosen. */
  onCountry: () => void
  /** The part of it was chosen by the postal code. */
  isTerritoryProposed: boolean
  onTerritory: () => void
  /** Whether a company was entered before. */
  isCompany: boolean
  /** The tax ID is typed, and is to be judged. */
  onTaxId: () => void
  /** The buyer is no company after all: what was entered of one is to be forgotten. */
  onNoCompany: () => void
}

/** What the invoice says of the buyer beside the address: the country and, for companies, name, tax ID and reference. */
export function InvoiceFields({
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
}: InvoiceFieldsProps) {
  const t = useTranslations('checkout.customer')
  const texts = useTranslations('orderDocuments')
  const territories = useTranslations('territories')
  const locale = useLocale()
  const [forCompany, setForCompany] = useState(isCompany)
  const countries = useCountries()

  function toggle(isOne: boolean) {
    setForCompany(isOne)
    if (!isOne) onNoCompany()
  }

  return (
    <>
      <SelectField
        id="country"
        label={needsCountry ? t('country') : <OptionalLabel text={t('country')} />}
        required={needsCountry}
        hint={needsCountry ? t('countryHint') : undefined}
        autoComplete="country"
        error={
          errors.country &&
          t(errors.country.message === 'needed' ? 'countryNeeded' : 'countryInvalid')
        }
        className="sm:max-w-[calc(50%-0.625rem)]"
        {...register('country', { onChange: onCountry })}
      >
        <option value="">{t('noCountry')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {needsCountry && territoriesOf(country).length > 0 && (
        <SelectField
          // Of another country it is another field.
          key={country}
          id="territory"
          label={t('territory')}
          hint={t(isTerritoryProposed ? 'territoryProposed' : 'territoryHint')}
          error={errors.territory && t('territoryInvalid')}
          className="sm:max-w-[calc(50%-0.625rem)]"
          {...register('territory', { onChange: onTerritory })}
        >
          <option value="">{t('noTerritory', { country: countryName(country, locale) })}</option>
          {territoriesOf(country).map((territory) => (
            <option key={territory} value={territory}>
              {territories(territory)}
            </option>
          ))}
        </SelectField>
      )}
      {needsState && (
        <StateField
          key={country}
          country={country}
          isProposed={isTerritoryProposed}
          error={
            errors.territory &&
            t(errors.territory.message === 'needed' ? 'stateNeeded' : 'territoryInvalid')
          }
          field={register('territory', { onChange: onTerritory })}
        />
      )}
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

/** The countries by their names in the page's language. */
function useCountries() {
  const locale = useLocale()
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale)
    return COUNTRIES.map((code) => ({ code, name: countryName(code, locale) })).sort((a, b) =>
      compare(a.name, b.name),
    )
  }, [locale])
}
