import { money } from '@/components/orders/admin/order-labels'

/** A number of things: “1 order”, “2,000 orders”. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`

/** What was bought, in short. */
export const boughtText = ({ orders, paid, refunded }: Sums): string =>
  [
    counted(orders, 'order'),
    `${money(paid)} paid`,
    ...(refunded === '0.00' ? [] : [`${money(refunded)} refunded`]),
  ].join(', ')

type Sums = { orders: number; paid: string; refunded: string }

/** Addresses in a sentence: “a and b”, “a, b and c”. */
export const listed = (emails: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(emails)
