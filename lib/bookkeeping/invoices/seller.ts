import type { Settings } from '@/lib/settings/registry'

/** What an invoice has to say of its seller. */
const SELLER_FIELDS = ['sellerName', 'sellerAddress', 'sellerTaxId'] as const
type SellerField = (typeof SELLER_FIELDS)[number]

/**
 * What is not known of the seller. While that is anything, nothing is issued: a document says for good what it said at first.
 */
export const missingOfSeller = (settings: Pick<Settings, SellerField>): SellerField[] =>
  SELLER_FIELDS.filter((field) => settings[field].trim() === '')
