import { invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { Customer } from '@/lib/customers/contracts'
import { countriesByState } from '@/lib/pricing/states'
import { taxVaries } from '@/lib/pricing/tax'
import type { Settings } from '@/lib/settings/registry'

/** Refuses a buyer of whom is not said where they are, where the tax depends on it. @throws AppError `invalid` naming the field */
export function requirePlaceOf(
  { country = '', territory }: Pick<Customer, 'country' | 'territory'>,
  settings: Settings,
): void {
  if (!taxVaries(settings)) return
  if (country === '') throw invalidField('customer.country', say('checkout.sayCountry'))
  if (!territory && countriesByState(settings.taxRates).includes(country))
    throw invalidField('customer.territory', say('checkout.sayState'))
}
