import { isTaxIdOf } from '@/lib/customers/tax-id'
import type { BuyerTax } from './contracts'

/**
 * Whether a buyer is a company as far as the checkout knows: has a tax ID of the right form, of which the authority, if the
 * tax depends on it, has not said otherwise.
 */
export const isCompany = ({
  country,
  taxId,
  taxIdCheck,
}: Pick<BuyerTax, 'country' | 'taxId' | 'taxIdCheck'>): boolean =>
  country !== '' &&
  taxId !== '' &&
  isTaxIdOf(country, taxId) &&
  taxIdCheck !== 'refused' &&
  taxIdCheck !== 'unreachable'
