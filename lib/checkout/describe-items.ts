import type { Payment } from '@/lib/payments/payment'

/** The description of a purchase on the buyer's card or wallet statement: at most 127 characters. */
export function describeItems({ cart }: Pick<Payment, 'cart'>): string {
  const items = cart?.items ?? []
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const first = items[0]?.productName
  if (!first) return 'Software licences'
  return (pieces > 1 ? `${first} and ${pieces - 1} more` : first).slice(0, 127)
}
