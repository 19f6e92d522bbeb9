import type { TypedGift, TypedPrintedCard } from '@/lib/customers/contracts'
import { GIFT_DESIGNS } from '@/lib/customers/gift-designs'
import { PARTS, type Part } from '@/lib/pricing/territories'

/** The customer's details, which the review step saves in localStorage. */
export type CustomerInfo = {
  email: string
  name: string
  address: string
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

function parse(saved: string | null): CustomerInfo {
  if (saved === null) return NO_CUSTOMER
  try {
    const value: unknown = JSON.parse(saved)
    if (!isObject(value)) return NO_CUSTOMER
    const {
      email,
      name,
      address,
      country,
      territory,
      company,
      taxId,
      buyerReference,
      gift,
      printedCard,
    } = value as Record<keyof CustomerInfo, unknown>
    return {
      email: textOf(email),
      name: textOf(name),
      address: textOf(address),
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
