import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import type { Customer } from '@/lib/customers/contracts'
import { type GiftProblem, giftProblem, MAX_GIFT_DAYS_AHEAD } from '@/lib/orders/gift-rules'

const REFUSALS: Record<GiftProblem, [field: string, message: string]> = {
  past: ['sendOn', 'The day on which the gift is sent is over'],
  too_late: ['sendOn', `A gift can be sent at most ${MAX_GIFT_DAYS_AHEAD} days ahead`],
  own_address: ['email', 'A gift needs the address of somebody else'],
}

/** @throws AppError `invalid` naming the field of a gift that can't be sent so */
export async function requireGift(tx: Tx, customer: Customer | undefined): Promise<void> {
  if (!customer?.gift) return
  const problem = giftProblem(customer.gift, customer.email, await databaseTime(tx))
  if (problem === null) return
  const [field, message] = REFUSALS[problem]
  throw invalidField(`customer.gift.${field}`, message)
}
