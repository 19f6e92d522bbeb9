import { isInEu } from '@/lib/pricing/eu-rates'
import type { Settings } from './registry'

/** Outside the EU: the rest of the European Economic Area, the United Kingdom, Switzerland and Japan. */
const OTHERS: readonly string[] = ['IS', 'LI', 'NO', 'GB', 'CH', 'JP']

/** What the law of some seller's country wants to read in the notice. */
const NOTICE_FIELDS = [
  'sellerName',
  'sellerAddress',
  'sellerEmail',
  'supportPhone',
  'sellerRepresentative',
  'sellerHost',
  'disputeResolution',
  'disputeBody',
] as const satisfies readonly (keyof Settings)[]
export type NoticeField = (typeof NOTICE_FIELDS)[number]

type Seller = Pick<Settings, NoticeField | 'sellerCountry' | 'supportEmail'>

/** Whether the seller is where a notice of who sells is the law. */
export const needsNotice = (country: string): boolean => isInEu(country) || OTHERS.includes(country)

/** The number that a store has until its owner enters another; it reaches nobody. */
const isSamplePhone = (phone: string) => /555-01\d\d$/.test(phone.trim())
/** An address that every store has until its owner enters another. */
export const isSampleEmail = (email: string): boolean => email.endsWith('@softhaven.example')

/**
 * What the notice lacks by the law of the seller's country, as far as it holds for every seller: whether one has a register,
 * an authority or a capital to name, only its owner knows. None where no law asks.
 */
export function missingOfNotice(seller: Seller): NoticeField[] {
  const { sellerCountry: country } = seller
  if (!needsNotice(country)) return []
  const lacks: Record<NoticeField, boolean> = {
    sellerName: seller.sellerName.trim() === '',
    sellerAddress: seller.sellerAddress.trim() === '',
    sellerEmail: seller.sellerEmail === '' && isSampleEmail(seller.supportEmail),
    supportPhone: seller.supportPhone.trim() === '' || isSamplePhone(seller.supportPhone),
    sellerRepresentative: country === 'JP' && seller.sellerRepresentative.trim() === '',
    sellerHost: country === 'FR' && seller.sellerHost.trim() === '',
    disputeResolution:
      (country === 'DE' || country === 'FR') && seller.disputeResolution === 'unsaid',
    disputeBody: seller.disputeResolution === 'offered' && seller.disputeBody.trim() === '',
  }
  return NOTICE_FIELDS.filter((field) => lacks[field])
}

/**
 * The tax ID as far as it is made to be public: a VAT ID, or a number like it, begins with its country. Others, such as the
 * number of a tax office, are the seller's own affair.
 */
export const publicTaxId = (taxId: string): string | null =>
  /^[A-Z]{1,3}[ .-]?[0-9A-Z .-]*\d[0-9A-Z .-]*$/i.test(taxId.trim()) ? taxId.trim() : null
