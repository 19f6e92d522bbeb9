import { isInEu } from '@/lib/pricing/eu-rates'
import type { EInvoices } from './choices'

/** Whether invoices are electronic ones too. @param isCompany whether the buyer is one */
export function issuesEInvoices(
  { eInvoices, sellerCountry }: { eInvoices: EInvoices; sellerCountry: string },
  isCompany: boolean,
): boolean {
  if (eInvoices === 'seller') return isInEu(sellerCountry)
  return eInvoices === 'everybody' || (eInvoices === 'companies' && isCompany)
}
