import type { Payment } from '@/lib/payments/payment'

/** The description of a purchase on the buyer's card or wallet statement: at most 127 characters. */
export function describeItems({ cart }: Pick<Payment, 'cart'>): string {
  const items = cart?.items ?? []
  const quantity = items.reduce((sum, { quantity: count }) => sum + count, 0)
  const first = items[0]?.productName
  if (!first) return 'Software licences'
  return (quantity > 1 ? `${first} and ${quantity - 1} more` : first).slice(0, 127)
}
