import { useRef, useState } from 'react'
import type { UseFormGetValues, UseFormSetValue } from 'react-hook-form'
import type { CustomerFields } from '@/components/checkout/customer-schema'
import { partOfAddress, territoriesOf } from '@/lib/pricing/territories'

type Form = {
  getValues: UseFormGetValues<CustomerFields>
  setValue: UseFormSetValue<CustomerFields>
}

type Asked = { isAsked: boolean; countriesByState: readonly string[] }

/**
 * The part of the country in the customer's form. The postal code in the address proposes it, as long as the shopper has not
 * chosen one; another country is asked anew.
 *
 * @param asked whether the tax depends on it, and in which countries on the state
 */
export function useTerritory({ getValues, setValue }: Form, { isAsked, countriesByState }: Asked) {
  // Read by what follows within the same change.
  const isChosen = useRef(Boolean(getValues('territory')))
  const [isProposed, setProposed] = useState(false)

  const hasParts = (country: string) =>
    territoriesOf(country).length > 0 || countriesByState.includes(country)

  function propose() {
    if (!isAsked) return
    const { country = '', address = '', territory = '' } = getValues()
    const proposed = hasParts(country) ? partOfAddress(country, address) : ''
    // What was missing is no more.
    if (proposed !== territory) setValue('territory', proposed, { shouldValidate: proposed !== '' })
    setProposed(proposed !== '')
  }

  return {
    isProposed,
    onTerritory: () => {
      isChosen.current = true
      setProposed(false)
    },
    onCountry: () => {
      isChosen.current = false
      propose()
    },
    /** After any change of the form. */
    onChange: () => {
      if (!isChosen.current && hasParts(getValues('country') ?? '')) propose()
    },
  }
}
