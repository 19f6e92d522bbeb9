import type { Customer } from '@/lib/customers/contracts'
import { countryName } from '@/lib/i18n/countries'
import { type InvoiceDetails, invoiceDetailsSchema } from './contracts'

/**
 * What the first invoice says of a buyer beside the name, from what they entered at the checkout.
 *
 * @param language of the name of their country
 * @returns `null` when they entered nothing that the order does not say itself
 */
export function detailsOfBuyer(
  { address, country = '', company = '', taxId = '', buyerReference = '' }: Customer,
  language: string,
): InvoiceDetails | null {
  if ([country, company, taxId, buyerReference].every((text) => text === '')) return null
  const typed = { company, taxId, ...(buyerReference !== '' && { buyerReference }) }
  const whole = [address, country && countryName(country, language)].filter(Boolean).join('\n')
  const details = invoiceDetailsSchema.safeParse({ ...typed, address: whole })
  // A longer address than an invoice has room for stands there as the order has it, without the country.
  return details.success ? details.data : { ...typed, address: '' }
}
