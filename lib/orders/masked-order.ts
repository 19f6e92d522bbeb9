import type { Order } from './contracts'

const HIDDEN = '•••'

/** `ada@buyer.example` → `a•••@b•••.example`: enough to recognise one's own address. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [name, domain] = [email.slice(0, at), email.slice(at + 1)]
  const ending = domain.slice(domain.lastIndexOf('.'))
  return `${firstOf(name)}${HIDDEN}@${firstOf(domain)}${HIDDEN}${ending}`
}

/** Whether an address was masked, so that nobody can be written to by it. */
export const isMasked = (email: string): boolean => email.includes(HIDDEN)

/** `Ada Mary Buyer` → `Ada B.`; a single name → its first letter. */
export function shortenName(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const [first = ''] = words
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${first} ${firstOf(last)}.` : `${firstOf(first)}.`
}

/** The first character, also where it takes two units of UTF-16. */
const firstOf = (text: string): string => [...text][0] ?? ''

/** An order as it is shown to whoever knows no more than its number. */
export const maskOrder = (order: Order): Order => ({
  ...order,
  customerEmail: maskEmail(order.customerEmail),
  customerName: shortenName(order.customerName),
  billingAddress: null,
  // Others could use it.
  couponCode: null,
  giftCardLastFour: null,
})
