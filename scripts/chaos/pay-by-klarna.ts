import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Reply } from './browser'
import { sellingOf } from './currency'
import { control, laterPayments } from './providers'
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

const begun = z.object({ id: z.string() })
const finished = z.object({
  status: z.string(),
  order: z.object({ orderNumber: z.string() }).nullable(),
})

/** A shopper pays on Klarna's page. The order is made where he comes back. */
export async function payByKlarna(shopper: Shopper): Promise<Paid | null> {
  const { plan, world } = shopper
  world.journal.strike(`Klarna, on its page: ${plan.atBank}`)
  const page = await begin(shopper, true)
  if (page === 'gift card') return payByGiftCard(shopper)
  if (page === null || plan.vanishing === 'after_start') return null
  switch (plan.atBank) {
    case 'failed':
      await decide(shopper, page, 'refuse')
      return null
    case 'given_up':
      await decide(shopper, page, 'cancel')
      return null
    case 'passed_and_left':
      await decide(shopper, page, 'approve')
      return null
    case 'paid_anew':
      await decide(shopper, page, 'cancel')
      await payOn(shopper, await begin(shopper, false))
      return null
    case 'raced': {
      const other = await begin(shopper, false)
      await Promise.all([payOn(shopper, page), payOn(shopper, other)])
      return null
    }
    case 'passed':
      await payOn(shopper, page)
      return null
    case 'left':
    case 'not_asked':
      return null
  }
}

/** @returns the page, or whether a gift card pays all of it */
async function begin(shopper: Shopper, isFirst: boolean): Promise<string | 'gift card' | null> {
  const { plan, story, world, browser } = shopper
  const create = plan.fault.startsWith('create_') ? plan.fault.slice('create_'.length) : null
  if (create && isFirst) {
    const call = plan.index % 2 === 0 ? 'session' : 'page'
    await control(world.simulators.klarna, '__control', { call, outcome: create })
    world.journal.strike(`Klarna, ${call}: ${create}`)
  }
  for (let attempt = 0; ; attempt++) {
    const amount = await dueOf(shopper)
    if (isNothing(amount)) return 'gift card'
    const reply = await browser.persist('/api/payments/klarna/orders', {
      method: 'POST',
      body: {
        amount,
        currency: sellingOf(plan).currency,
        intent: 'CAPTURE',
        customer: customerOf(story),
        locale: plan.locale,
      },
    })
    if (reply.status === 201) return begun.parse(reply.body).id
    // Klarna was away, or others have spent what was left on the gift card.
    if ((reply.status !== 502 && reply.status !== 409) || attempt >= plan.patience) return null
    await sleep(PAUSE_MS * (attempt + 1))
  }
}

const decide = (
  { world }: Shopper,
  page: string,
  what: 'approve' | 'refuse' | 'cancel',
): Promise<void> => control(world.simulators.klarna, '__happen', { what, page })

/** He approves, and comes back until he knows what became of it. */
async function payOn(shopper: Shopper, page: string | null): Promise<void> {
  const { plan, world, story } = shopper
  if (page === null || page === 'gift card') return
  await decide(shopper, page, 'approve')
  const outcome = outcomeOf(shopper)
  if (outcome) {
    // Either of the two calls in which money may move.
    const call =
      outcome === 'pending' || outcome === 'rejected' || plan.index % 2 === 0 ? 'place' : 'capture'
    await control(world.simulators.klarna, '__control', { call, outcome })
    world.journal.strike(`Klarna, ${call}: ${outcome}`)
  }
  for (let attempt = 0; ; attempt++) {
    const replies = await calls(shopper, `/api/payments/klarna/express/${page}`, {})
    if (!replies) return
    const answers = replies.flatMap((reply) => answerOf(reply) ?? [])
    for (const { order } of answers) {
      if (!order) continue
      story.wasToldPaid = true
      story.orders.add(order.orderNumber)
    }
    if (answers.some(({ status }) => status === 'PENDING')) await decideChecked(shopper)
    const isKnown = answers.length > 0 || replies.some(({ status }) => status === 402)
    if (isKnown || attempt >= plan.patience) return
    await sleep(PAUSE_MS * (attempt + 1))
  }
}

const answerOf = ({ status, body }: Reply) =>
  status === 200 || status === 201 ? finished.parse(body) : null

/** What Klarna does where the order is placed or its money taken. */
function outcomeOf({ plan: { fault, outcome } }: Shopper): string | null {
  if (outcome === 'declined') return 'rejected'
  if (outcome.startsWith('held')) return 'pending'
  return fault === 'none' || fault.startsWith('create_') ? null : fault
}

/** Klarna decides about what it checks: whichever orders it has, as no page names its own, each once. */
async function decideChecked(shopper: Shopper): Promise<void> {
  const { simulators, held } = shopper.world
  const checked = (await laterPayments(simulators)).filter(
    ({ provider, id }) => provider === 'klarna' && !held.has(id),
  )
  await Promise.all(checked.map((payment) => decideLater(shopper, payment)))
}
