import { cleanLines, postalParts } from '@/lib/customers/address/postal-parts'
import type { ElectronicDocument } from './e-invoice'

/** What XRechnung asks for beyond EN 16931 and an electronic document may lack. */
const XRECHNUNG_NEEDS = ['sellerAddress', 'sellerPhone', 'sellerEmail', 'buyerAddress'] as const
type XRechnungNeed = (typeof XRECHNUNG_NEEDS)[number]

const hasPlace = (address: string, country: string): boolean => {
  const { city, postcode } = postalParts(cleanLines(address), country)
  return city !== '' && postcode !== ''
}

/** What keeps a document from being an XRechnung: addresses with a postcode and a city, and a contact with phone and mail. */
export function missingForXRechnung({
  seller,
  buyer,
  eInvoice,
}: Pick<ElectronicDocument, 'seller' | 'buyer' | 'eInvoice'>): XRechnungNeed[] {
  const isKnown: Record<XRechnungNeed, boolean> = {
    sellerAddress: hasPlace(seller.address, eInvoice.sellerCountry),
    sellerPhone: /(?:\D*\d){3}/.test(eInvoice.sellerPhone),
    sellerEmail: (eInvoice.sellerEmail || seller.email) !== '',
    buyerAddress: hasPlace(buyer.address, eInvoice.buyerCountry),
  }
  return XRECHNUNG_NEEDS.filter((need) => !isKnown[need])
}
