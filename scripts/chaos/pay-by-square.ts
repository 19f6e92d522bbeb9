import { setTimeout as sleep } from 'node:timers/promises'
import { confirmationResultSchema } from '@/lib/payments/contracts'
import { SQUARE_CARDS, squareToken } from '@/tests/setup/square-client'
import { sellingOf } from './currency'
import { control } from './providers'
import {
  calls,
  customerOf,
  decideLater,
  dueOf,
  isNothing,
  PAUSE_MS,
  type Paid,
  payByGiftCard,
  type Shopper,
} from './purchase'

/** A shopper pays by the fields of Square: at once, or by what is decided later. */
export async function payBySquare(shopper: Shopper): Promise<Paid | null> {
  const { plan, story, world } = shopper
  const { square } = world.simulators
  const number = plan.outcome === 'declined' ? SQUARE_CARDS.declined : SQUARE_CARDS.good
  for (let attempt = 0; ; attempt++) {
    const amount = await dueOf(shopper)
    if (isNothing(amount)) return payByGiftCard(shopper)
    const token = await squareToken(square, number)
    const outcome = outcomeOf(shopper, attempt)
    if (outcome) {
      await control(square, '__control', { call: 'create', outcome, for: token })
      world.journal.strike(`Square: ${outcome}`)
    }
    const replies = await calls(shopper, '/api/payments/square/confirm', {
      amount,
      token,
      currency: sellingOf(plan).currency,
      customer: customerOf(story),
      locale: plan.locale,
    })
    if (!replies) return null
    const answered = replies.find(({ status }) => status === 200)
    if (answered) {
      const { status, transactionId } = confirmationResultSchema.parse(answered.body)
      if (status === 'pending' && transactionId)
        await decideLater(shopper, { provider: 'square', id: transactionId })
      if (status !== 'approved' || !transactionId) return null
      story.wasToldPaid = true
      return { method: 'card', reference: transactionId }
    }
    if (attempt >= plan.patience) return null
    await sleep(PAUSE_MS * (attempt + 1))
  }
}

/** What Square does with the call. */
function outcomeOf({ plan: { fault, outcome } }: Shopper, attempt: number): string | null {
  if (attempt === 0 && fault !== 'none') return fault
  return outcome.startsWith('held') ? 'pending' : null
}
