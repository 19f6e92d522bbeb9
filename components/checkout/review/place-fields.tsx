import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { CustomerFields } from '@/components/checkout/customer-schema'
import { OptionalLabel } from '@/components/checkout/optional-label'
import { SelectField } from '@/components/ui/fields/select-field'
import { countriesByName, countryName } from '@/lib/i18n/countries'
import { territoriesOf } from '@/lib/pricing/territories'

// With the names of states.
const StateField = dynamic(() => import('./state-field').then((module) => module.StateField))

type PlaceFieldsProps = {
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
}

/** Where the buyer is, as far as the tax and the form of the address depend on it. */
export function PlaceFields({
  register,
  errors,
  needsCountry,
  country,
  needsState,
  onCountry,
  isTerritoryProposed,
  onTerritory,
}: PlaceFieldsProps) {
  const t = useTranslations('checkout.customer')
  const territories = useTranslations('territories')
  const locale = useLocale()
  const countries = useMemo(() => countriesByName(locale), [locale])
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
    </>
  )
}
