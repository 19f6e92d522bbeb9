import { NO_ADDRESS, partsOfText } from '@/lib/customers/address/address-text'
import type { AddressParts } from '@/lib/customers/address/formats'
import type { TypedGift, TypedPrintedCard } from '@/lib/customers/contracts'
import { GIFT_DESIGNS } from '@/lib/customers/gift-designs'
import { PARTS, type Part } from '@/lib/pricing/territories'

/** The customer's details, which the review step saves in localStorage. */
export type CustomerInfo = {
  email: string
  name: string
  /** The parts as one text, which is what the store takes. */
  address: string
  addressParts: AddressParts
  country: string
  territory: Part | ''
  company: string
  taxId: string
  buyerReference: string
  gift?: TypedGift
  printedCard?: TypedPrintedCard
}

const STORAGE_KEY = 'checkoutCustomerInfo'

const NO_CUSTOMER: CustomerInfo = {
  email: '',
  name: '',
  address: '',
  addressParts: NO_ADDRESS,
  country: '',
  territory: '',
  company: '',
  taxId: '',
  buyerReference: '',
}

/** Fallback without storage: typed values last as long as the page. */
let unsaved: CustomerInfo | null = null

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function giftOf(value: object): TypedGift {
  const { email, name, message, sendOn, sendTime, timeZone, design } = value as Record<
    keyof TypedGift,
    unknown
  >
  return {
    email: textOf(email),
    name: textOf(name),
    message: textOf(message),
    sendOn: textOf(sendOn),
    sendTime: textOf(sendTime),
    timeZone: textOf(timeZone),
    design: GIFT_DESIGNS.find((one) => one === design) ?? 'plain',
  }
}

function printedCardOf(value: object): TypedPrintedCard {
  const { name, message, design } = giftOf(value)
  return { name, message, design }
}

function partsIn(value: object): AddressParts {
  const { line1, line2, postcode, city, region } = value as Record<keyof AddressParts, unknown>
  return {
    line1: textOf(line1),
    line2: textOf(line2),
    postcode: textOf(postcode),
    city: textOf(city),
    region: textOf(region),
  }
}

function parse(saved: string | null): CustomerInfo {
  if (saved === null) return NO_CUSTOMER
  try {
    const value: unknown = JSON.parse(saved)
    if (!isObject(value)) return NO_CUSTOMER
    const { email, name, address, addressParts, country, ...others } = value as Record<
      keyof CustomerInfo,
      unknown
    >
    const { territory, company, taxId, buyerReference, gift, printedCard } = others
    return {
      email: textOf(email),
      name: textOf(name),
      address: textOf(address),
      // What was saved before addresses had parts is one text.
      addressParts: isObject(addressParts)
        ? partsIn(addressParts)
        : partsOfText(textOf(country), textOf(address)),
      country: textOf(country),
      territory: PARTS.find((each) => each === territory) ?? '',
      company: textOf(company),
      taxId: textOf(taxId),
      buyerReference: textOf(buyerReference),
      ...(isObject(gift) && { gift: giftOf(gift) }),
      ...(isObject(printedCard) && { printedCard: printedCardOf(printedCard) }),
    }
  } catch {
    return NO_CUSTOMER
  }
}

export function savedCustomer(): CustomerInfo {
  if (unsaved) return unsaved
  try {
    return parse(localStorage.getItem(STORAGE_KEY))
  } catch {
    return NO_CUSTOMER
  }
}

export function saveCustomer(typed: Partial<CustomerInfo>): void {
  const customer = { ...NO_CUSTOMER, ...typed }
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(customer))
    unsaved = null
  } catch {
    unsaved = customer
  }
}

export function clearCustomer(): void {
  unsaved = null
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is unavailable, so nothing was saved there.
  }
}
