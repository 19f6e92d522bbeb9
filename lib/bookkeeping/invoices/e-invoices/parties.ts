import { cleanLines, postalParts } from '@/lib/customers/address/postal-parts'
import { prefixedVatNumber } from '@/lib/customers/tax-id'
import { readPeppolId } from './peppol-id'

/** An electronic address: where a network that delivers invoices finds somebody. */
type Endpoint = { scheme: string; id: string }

/** The list of schemes (EAS) has one for the VAT numbers of each of these. */
const VAT_SCHEMES: Readonly<Record<string, string>> = {
  AT: '9914',
  BE: '9925',
  BG: '9926',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  EL: '9933',
  ES: '9920',
  FR: '9957',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SI: '9949',
  SK: '9950',
}

/** How German authorities are addressed: coarse part, fine part if any, check digits. */
const LEITWEG_ID = /^\d{2,12}(?:-[0-9A-Za-z]{1,30})?-\d{2}$/

/** A VAT number with its prefix; empty for any other tax ID. */
export const vatNumber = (taxId: string): string => {
  const read = prefixedVatNumber(taxId)
  return read ? read.prefix + read.number : ''
}

function endpointOf(taxId: string, email: string): Endpoint | null {
  const vat = vatNumber(taxId)
  const scheme = VAT_SCHEMES[vat.slice(0, 2)]
  if (scheme) return { scheme, id: vat }
  return email === '' ? null : { scheme: 'EM', id: email }
}

const endpointFields = (endpoint: Endpoint | null) =>
  endpoint && { 'cbc:EndpointID': endpoint.id, 'cbc:EndpointID@schemeID': endpoint.scheme }

const present = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== null),
  ) as Partial<T>

/** @param address the lines of a postal address, of which the last may be its country */
function postalAddress(address: string, country: string) {
  const { streets, postcode, city } = postalParts(cleanLines(address), country)
  const [street = '', second = '', ...rest] = streets
  const third = rest.join(', ')
  return {
    ...present({
      'cbc:StreetName': street,
      'cbc:AdditionalStreetName': second,
      'cbc:CityName': city,
      'cbc:PostalZone': postcode,
      'cac:AddressLine': third === '' ? null : { 'cbc:Line': third },
    }),
    'cac:Country': { 'cbc:IdentificationCode': country },
  }
}

const taxScheme = (taxId: string, scheme: string) => ({
  'cbc:CompanyID': taxId,
  'cac:TaxScheme': { 'cbc:ID': scheme },
})

type SellerFacts = {
  name: string
  address: string
  taxId: string
  registration: string
  email: string
  country: string
  phone: string
}

/**
 * The seller. A VAT number is said as one, except where the document is outside the scope of the tax and may not say any;
 * any other tax ID is the registration with a tax office.
 */
export function sellerParty(seller: SellerFacts, isOutsideScope: boolean) {
  const vat = vatNumber(seller.taxId)
  const isVat = vat !== '' && !isOutsideScope
  return {
    ...endpointFields(endpointOf(seller.taxId, seller.email)),
    'cac:PostalAddress': postalAddress(seller.address, seller.country),
    'cac:PartyTaxScheme': [isVat ? taxScheme(vat, 'VAT') : taxScheme(seller.taxId, 'FC')],
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': seller.name,
      ...present({ 'cbc:CompanyID': seller.registration || (isVat ? '' : seller.taxId) }),
    },
    'cac:Contact': {
      'cbc:Name': seller.name,
      ...present({ 'cbc:Telephone': seller.phone, 'cbc:ElectronicMail': seller.email }),
    },
  }
}

type BuyerFacts = {
  name: string
  email: string
  company: string
  taxId: string
  address: string
  country: string
  reference: string
  peppolId: string
}

/** The buyer, at the address of the network that they gave. An authority is addressed by its Leitweg-ID. */
export function buyerParty(buyer: BuyerFacts, isOutsideScope: boolean) {
  const vat = isOutsideScope ? '' : vatNumber(buyer.taxId)
  const endpoint =
    readPeppolId(buyer.peppolId) ??
    (LEITWEG_ID.test(buyer.reference)
      ? { scheme: '0204', id: buyer.reference }
      : endpointOf(buyer.taxId, buyer.email))
  return {
    ...endpointFields(endpoint),
    'cac:PostalAddress': postalAddress(buyer.address, buyer.country),
    ...(vat !== '' && { 'cac:PartyTaxScheme': taxScheme(vat, 'VAT') }),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': buyer.company || buyer.name },
    'cac:Contact': { 'cbc:Name': buyer.name, 'cbc:ElectronicMail': buyer.email },
  }
}
