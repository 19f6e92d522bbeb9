import { setTimeout as sleep } from 'node:timers/promises'
import {
  confirmationResultSchema as answerSchema,
  type ConfirmationResult,
} from '@/lib/payments/contracts'
import { cardToken, debitToken } from '@/tests/setup/stripe-tokens'
import type { Reply } from './browser'
import { DEBITED, sellingOf } from './currency'
import type { Plan } from './plan'
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

// Of https://docs.stripe.com/testing
const CARD = '4242424242424242'
const CARD_OF_A_CAREFUL_BANK = '4000002760003184'
const CARD_WITHOUT_MONEY = '4000000000009995'
const ACCOUNT = 'DE89370400440532013000'
const ACCOUNT_WITHOUT_MONEY = 'DE62370400440532013001'

/** A shopper pays by the fields of Stripe: at once, by what is decided later, or with his bank in between. */
export async function payByStripe(shopper: Shopper): Promise<Paid | null> {
  const { plan, story, world } = shopper
  const { currency } = sellingOf(plan)
  const isLater = plan.outcome.startsWith('held')
  for (let attempt = 0; ; attempt++) {
    const amount = await dueOf(shopper)
    if (isNothing(amount)) return payByGiftCard(shopper)
    const token = await tokenOf(shopper, attempt)
    const outcome = outcomeOf(plan, attempt, isLater && currency !== DEBITED)
    if (outcome) {
      await control(world.simulators.stripe, '__control', { call: 'create', outcome, for: token })
      world.journal.strike(`Stripe: ${outcome}`)
    }
    const replies = await calls(shopper, '/api/payments/stripe/confirm', {
      amount,
      token,
      currency,
      customer: customerOf(story),
      locale: plan.locale,
    })
    if (!replies) return null
    const answer = replies.map(answerOf).find((one) => one !== null)
    if (answer?.status === 'pending' && answer.transactionId)
      await decideLater(shopper, { provider: 'stripe', id: answer.transactionId })
    if (answer?.status === 'approved') return paid(shopper, answer)
    const isAsked = answer?.status === 'action_needed'
    const atBank = isAsked ? await visitBank(shopper, answer) : null
    const isPaidAnew = isAsked && plan.atBank === 'paid_anew' && attempt === 0
    if (atBank || (answer && !isPaidAnew) || attempt >= Math.max(1, plan.patience)) return atBank
    await sleep(PAUSE_MS * (attempt + 1))
  }
}

const answerOf = ({ status, body }: Reply): ConfirmationResult | null =>
  status === 200 ? answerSchema.parse(body) : null

function paid({ story }: Shopper, { transactionId }: ConfirmationResult): Paid | null {
  if (transactionId === null) return null
  story.wasToldPaid = true
  return { method: 'card', reference: transactionId }
}

/** What the fields make of his card or account. */
function tokenOf({ plan, world }: Shopper, attempt: number): Promise<string> {
  const { stripe } = world.simulators
  if (plan.outcome.startsWith('held') && sellingOf(plan).currency === DEBITED)
    return debitToken(
      stripe,
      plan.outcome === 'held_then_declined' ? ACCOUNT_WITHOUT_MONEY : ACCOUNT,
    )
  if (plan.outcome === 'declined') return cardToken(stripe, CARD_WITHOUT_MONEY)
  const isAsked = plan.atBank !== 'not_asked' && !(plan.atBank === 'paid_anew' && attempt > 0)
  return cardToken(stripe, isAsked ? CARD_OF_A_CAREFUL_BANK : CARD)
}

/** What Stripe does with the call. Whatever is decided later and is no direct debit, it is told so. */
function outcomeOf({ fault }: Plan, attempt: number, isTold: boolean): string | null {
  if (attempt === 0 && fault !== 'none') return fault
  return isTold ? 'later' : null
}

/** What the shopper does where his bank asks for more, and what the store says when he is back. */
async function visitBank(shopper: Shopper, asked: ConfirmationResult): Promise<Paid | null> {
  const { plan, world } = shopper
  const { transactionId, clientSecret } = asked
  if (transactionId === null || clientSecret === null) return null
  const atBank = plan.atBank
  world.journal.strike(`Stripe, at his bank: ${atBank}`)
  const answer = () => answerBank(world.simulators.stripe, clientSecret, atBank !== 'failed')
  const finish = (isGivenUp = false) => comeBack(shopper, transactionId, isGivenUp)
  switch (atBank) {
    case 'not_asked':
    case 'left':
    case 'paid_anew':
      return null
    case 'passed_and_left':
      await answer()
      return null
    case 'given_up':
      return finish(true)
    case 'raced':
      await Promise.all([answer(), finish(true)])
      return finish()
    case 'passed':
    case 'failed':
      await answer()
      return finish()
  }
}

/** Stripe refuses who comes too late, which is what a payment that was ended is there for. */
async function answerBank(url: string, clientSecret: string, isPassed: boolean): Promise<void> {
  const body = new URLSearchParams({ outcome: isPassed ? 'complete' : 'fail' })
  await fetch(`${new URL(url).origin}/authenticate/${clientSecret}`, {
    method: 'POST',
    body,
    redirect: 'manual',
  })
}

async function comeBack(
  shopper: Shopper,
  transactionId: string,
  isGivenUp: boolean,
): Promise<Paid | null> {
  const { browser, plan } = shopper
  const path = `/api/payments/stripe/confirm/${transactionId}`
  for (let attempt = 0; ; attempt++) {
    const reply = await browser.persist(path, { method: 'POST', body: { isGivenUp } })
    const answer = answerOf(reply)
    if (answer?.status === 'approved') return paid(shopper, answer)
    if (answer || reply.status !== 502 || attempt >= plan.patience) return null
    await sleep(PAUSE_MS * (attempt + 1))
  }
}
