import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { type ServerText, say } from '@/lib/core/server-text'
import type { Customer } from '@/lib/customers/contracts'
import { type GiftProblem, giftProblem, MAX_GIFT_DAYS_AHEAD } from '@/lib/orders/gift-rules'

const REFUSALS: Record<GiftProblem, [field: string, text: ServerText]> = {
  past: ['sendOn', say('gifts.dayOver')],
  past_time: ['sendTime', say('gifts.timeOver')],
  too_late: ['sendOn', say('gifts.daysAhead', { max: MAX_GIFT_DAYS_AHEAD })],
  own_address: ['email', say('gifts.ownAddress')],
}

/** @throws AppError `invalid` naming the field of a gift that can't be sent so */
export async function requireGift(tx: Tx, customer: Customer | undefined): Promise<void> {
  if (!customer?.gift) return
  const problem = giftProblem(customer.gift, customer.email, await databaseTime(tx))
  if (problem === null) return
  const [field, text] = REFUSALS[problem]
  throw invalidField(`customer.gift.${field}`, text)
}
