import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useMemo } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { SelectField } from '@/components/ui/fields/select-field'
import { stateName } from '@/lib/i18n/state-names'
import { lettersOf, statesOf } from '@/lib/pricing/states'

type StateFieldProps = {
  /** ISO 3166-1 code. */
  country: string
  /** It was chosen by the address. */
  isProposed: boolean
  error: string | undefined
  field: UseFormRegisterReturn<'territory'>
}

/** The state or province of a buyer, where the tax depends on it. */
export function StateField({ country, isProposed, error, field }: StateFieldProps) {
  const t = useTranslations('checkout.customer')
  const states = useStates(country)
  return (
    <SelectField
      id="territory"
      label={t('state')}
      required
      hint={t(isProposed ? 'territoryProposed' : 'stateHint')}
      autoComplete="address-level1"
      error={error}
      className="sm:max-w-[calc(50%-0.625rem)]"
      {...field}
    >
      <option value="">{t('noState')}</option>
      {states.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

type RegionSelectProps = {
  country: string
  label: ReactNode
  field: UseFormRegisterReturn<'addressParts.region'>
}

/** The same where nothing but the address depends on it: as addresses say it, by its letters alone. */
export function RegionSelect({ country, label, field }: RegionSelectProps) {
  const t = useTranslations('checkout.customer')
  const states = useStates(country)
  return (
    <SelectField id="region" label={label} autoComplete="address-level1" {...field}>
      <option value="">{t('noState')}</option>
      {states.map(({ code, name }) => (
        <option key={code} value={lettersOf(code)}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

/** The states or provinces of a country by their names in the page's language. */
function useStates(country: string) {
  const locale = useLocale()
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale)
    return statesOf(country)
      .map((code) => ({ code, name: stateName(code, locale) }))
      .sort((a, b) => compare(a.name, b.name))
  }, [country, locale])
}
