import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { CartItem } from '@/lib/cart/contracts'
import { cartGiftCardAnswerSchema } from '@/lib/cart/gift-cards/contracts'
import { toCents, toDecimal } from '@/lib/core/money'
import { giftCardPart } from '@/lib/pricing/gift-card-part'
import { priceIn, type Selling } from '@/lib/pricing/selling'
import { totalsOf } from '@/lib/pricing/totals'
import type { Browser, Reply } from './browser'
import { sellingOf, taxOf } from './currency'
import type { Story } from './journal'
import type { Plan } from './plan'
import { decideLaterPayment, type LaterPayment } from './providers'
import type { World } from './world'

/** What an order calls its payment. */
type Method = 'card' | 'paypal' | 'gift_card'
/** Who is at the checkout, and with what. */
export type Shopper = {
  world: World
  plan: Plan
  story: Story
  browser: Browser
  cart: CartItem[]
}
/** What the browser knows of a payment that took the money. */
export type Paid = { method: Method; reference: string }

export const PAUSE_MS = 300
/** How long a provider takes to decide about what it holds, where it is soon. */
const HELD_FOR_MS = 1500

/** What the page asks a provider for: the total, less what is left on the cart's gift card. */
export async function dueOf(shopper: Shopper): Promise<string> {
  const { plan, browser, cart } = shopper
  const selling = sellingOf(plan)
  const total = totalOf(shopper)
  if (plan.giftCard === null) return total
  const { status, body } = await browser.persist(`/api/gift-card?currency=${selling.currency}`)
  const giftCard = status === 200 ? cartGiftCardAnswerSchema.parse(body).giftCard : null
  if (!giftCard || giftCard.problem !== null) return total
  const part = giftCardPart(
    linesOf(cart, selling),
    toCents(total),
    toCents(giftCard.balance),
    selling.currency,
  )
  return toDecimal(toCents(total) - part)
}

const giftCardAnswer = z.object({ transactionId: z.string() })

/** Once: whoever is refused, or hears nothing, leaves. */
export async function payByGiftCard(shopper: Shopper): Promise<Paid | null> {
  const { story, plan } = shopper
  const replies = await calls(shopper, '/api/payment/gift-card', {
    amount: totalOf(shopper),
    currency: sellingOf(plan).currency,
    customer: customerOf(story),
    locale: plan.locale,
  })
  const paid = replies?.find(({ status }) => status === 200)
  if (!paid) return null
  story.wasToldPaid = true
  return { method: 'gift_card', reference: giftCardAnswer.parse(paid.body).transactionId }
}

const linesOf = (cart: CartItem[], selling: Selling) =>
  cart.map(({ product, quantity }) => ({ priceCents: priceIn(product, selling), quantity }))

/** What the cart costs, a gift card's part with it. */
export function totalOf({ plan, cart, world }: Shopper): string {
  const selling = sellingOf(plan)
  const lines = linesOf(cart, selling)
  return toDecimal(totalsOf(lines, selling.currency, taxOf(world.options)).totalCents)
}

/** Whether a gift card pays all. */
export const isNothing = (amount: string) => toCents(amount) === 0

/** The buyer as the page sends him. */
export const customerOf = ({ email }: Story) => ({
  email,
  name: 'Ada Buyer',
  address: '1 Main Street',
})

/** The call that pays, as often at once as planned. @returns null when the browser vanishes meanwhile */
export async function calls(
  { plan, browser }: Shopper,
  path: string,
  body: object,
): Promise<Reply[] | null> {
  const vanishes = plan.vanishing === 'during_payment'
  const replies = await Promise.all(
    Array.from({ length: plan.payments }, () =>
      browser.call(path, {
        method: 'POST',
        body,
        cutOffMs: vanishes ? plan.cutOffMs : undefined,
      }),
    ),
  )
  return vanishes ? null : replies
}

const NAMES: Record<LaterPayment['provider'], string> = {
  authorize_net: 'card processor',
  stripe: 'Stripe',
  square: 'Square',
  klarna: 'Klarna',
}

/** The provider decides about a payment that it left open: half of them soon, the others when the storm is over. */
export async function decideLater({ world, plan }: Shopper, payment: LaterPayment): Promise<void> {
  const decision = plan.outcome === 'held_then_declined' ? 'decline' : 'approve'
  world.journal.strike(`${NAMES[payment.provider]}: later, then ${decision}d`)
  world.held.set(payment.id, decision)
  if (!plan.followUpAtOnce) return
  await sleep(HELD_FOR_MS)
  await decideLaterPayment(world.simulators, payment, decision)
}
