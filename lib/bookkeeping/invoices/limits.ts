import { MAX_COMPANY, MAX_REFERENCE } from '@/lib/customers/tax-id'

/** The longest texts of the invoice details. */
export const DETAILS_LIMITS = {
  company: MAX_COMPANY,
  taxId: 32,
  address: 400,
  addressLines: 6,
  reference: MAX_REFERENCE,
  peppolId: 55,
} as const
