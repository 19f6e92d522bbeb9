import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { type CartItem, cartSchema } from '@/lib/cart/contracts'
import { toDecimal } from '@/lib/core/money'
import { newOrderNumber } from '@/lib/orders/order-number'
import { priceIn } from '@/lib/pricing/selling'
import { type Browser, isPassing, openBrowser } from './browser'
import { productOf } from './catalogue'
import { sellingOf } from './currency'
import type { Story } from './journal'
import { payByKlarna } from './pay-by-klarna'
import { payBySquare } from './pay-by-square'
import { payByStripe } from './pay-by-stripe'
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
  totalOf,
} from './purchase'
import { drawFrom } from './random'
import type { World } from './world'

/** One shopper's visit, as planned, with whatever the surroundings do to it. */
export async function shop(world: World, plan: Plan): Promise<Story> {
  const { seed } = world.options
  const { index } = plan
  const sessionId = `chaos-${seed}-${index}`
  const story = world.journal.begin(index, sessionId, `shopper-${index}@buyer.example`)
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
  const draw = drawFrom(seed, 'ways', index)
  const browser = openBrowser(world, story, { address, draw })
  const cart = await fillCart(world, plan, browser)
  const shopper = { world, plan, story, browser, cart }
  if (cart.length === 0 || plan.vanishing === 'after_cart') return story
  await enterGiftCard(shopper)
  const [paid] = await Promise.all([
    pay(shopper, plan.method),
    plan.secondTab ? pay(shopper, otherMethod(plan)) : null,
  ])
  if (paid && plan.vanishing !== 'after_payment') await order(shopper, paid)
  return story
}

async function fillCart(world: World, plan: Plan, browser: Browser): Promise<CartItem[]> {
  for (const line of plan.lines) {
    const body = { productId: productOf(world.catalogue, line).id, quantity: line.quantity }
    await browser.persist('/api/cart', { method: 'POST', body })
  }
  const { status, body } = await browser.persist('/api/cart')
  return status === 200 ? cartSchema.parse(body) : []
}

const WAYS = {
  card: payByCard,
  paypal: payByWallet,
  stripe: payByStripe,
  square: payBySquare,
  klarna: payByKlarna,
} as const

const pay = (shopper: Shopper, method: Plan['method']): Promise<Paid | null> =>
  WAYS[method](shopper)

/** That of the second tab. */
const otherMethod = ({ method, index }: Plan): Plan['method'] =>
  method === 'card' || (method !== 'paypal' && index % 2 === 0) ? 'paypal' : 'card'

/** One of the cards that many have. What is left on it by then may be nothing. */
async function enterGiftCard({ plan, world, browser }: Shopper): Promise<void> {
  if (plan.giftCard === null) return
  const { giftCards } = world.catalogue
  const code = giftCards[Math.floor(plan.giftCard * giftCards.length)]
  await browser.persist('/api/gift-card', { method: 'PUT', body: { code } })
}

const cardAnswer = z.object({ status: z.string(), transactionId: z.string().nullable() })

async function payByCard(shopper: Shopper): Promise<Paid | null> {
  const { world, plan, story } = shopper
  if (plan.outcome === 'declined' || (plan.fault !== 'none' && plan.fault !== 'error_answer')) {
    const outcome = plan.fault === 'none' ? 'declined' : plan.fault
    await control(world.simulators.authorizeNet, '__control', {
      call: 'charge',
      outcome,
      for: story.email,
    })
    world.journal.strike(`card processor: ${outcome}`)
  }
  const held = plan.outcome.startsWith('held')
  for (let attempt = 0; ; attempt++) {
    const isFirst = attempt === 0
    const amount = await dueOf(shopper)
    if (isNothing(amount)) return payByGiftCard(shopper)
    const cvv = isFirst && plan.fault === 'error_answer' ? '999' : held ? '997' : '123'
    const replies = await calls(shopper, '/api/payment/authorize-net', {
      amount,
      cardNumber: plan.cardNumber,
      expiryDate: '12/39',
      cvv,
      cardholderName: 'Ada Buyer',
      customer: customerOf(story),
      locale: plan.locale,
    })
    if (!replies) return null
    for (const { status, body } of replies) {
      if (status !== 200) continue
      const answer = cardAnswer.parse(body)
      if (answer.status === 'pending' && answer.transactionId)
        await decideLater(shopper, { provider: 'authorize_net', id: answer.transactionId })
      if (answer.status !== 'approved' || !answer.transactionId) return null
      story.wasToldPaid = true
      return { method: 'card', reference: answer.transactionId }
    }
    if (attempt >= plan.patience) return null
    await sleep(PAUSE_MS * (attempt + 1))
  }
}

const walletAnswer = z.object({ id: z.string(), status: z.string() })

async function payByWallet(shopper: Shopper): Promise<Paid | null> {
  const { world, plan, story, browser } = shopper
  const { paypal } = world.simulators
  const create = plan.fault.startsWith('create_') ? plan.fault.slice('create_'.length) : null
  if (create) {
    await control(paypal, '__control', { call: 'create', outcome: create })
    world.journal.strike(`wallet, start: ${create}`)
  }
  const amount = await dueOf(shopper)
  if (isNothing(amount)) return payByGiftCard(shopper)
  const body = {
    amount,
    currency: sellingOf(plan).currency,
    intent: 'CAPTURE',
    customer: customerOf(story),
    locale: plan.locale,
  }
  let start = await browser.persist('/api/paypal/order', { method: 'POST', body })
  // Others may have spent what was left on the gift card.
  if (start.status === 502 || (start.status === 409 && plan.giftCard !== null))
    start = await browser.persist('/api/paypal/order', {
      method: 'POST',
      body: { ...body, amount: await dueOf(shopper) },
    })
  if (start.status !== 201 || plan.vanishing === 'after_start') return null
  const { id } = walletAnswer.parse(start.body)
  const outcome = plan.outcome === 'declined' ? 'declined' : create ? 'none' : plan.fault
  if (outcome !== 'none') {
    await control(paypal, '__control', { call: 'capture', outcome, for: id })
    world.journal.strike(`wallet, capture: ${outcome}`)
  }
  for (let attempt = 0; ; attempt++) {
    const replies = await calls(shopper, `/api/paypal/order/${id}/capture`, {})
    if (!replies) return null
    for (const { status, body: captured } of replies) {
      if (status !== 200 || walletAnswer.parse(captured).status !== 'COMPLETED') continue
      story.wasToldPaid = true
      return { method: 'paypal', reference: id }
    }
    if (attempt >= plan.patience || replies.some(({ status }) => status === 402)) return null
    await sleep(PAUSE_MS * (attempt + 1))
  }
}

const orderAnswer = z.object({ orderNumber: z.string() })

async function order(shopper: Shopper, { method, reference }: Paid): Promise<void> {
  const { plan, story, browser, cart } = shopper
  const selling = sellingOf(plan)
  const body = {
    orderNumber: newOrderNumber(Date.now()),
    customerEmail: story.email,
    customerName: 'Ada Buyer',
    billingAddress: '1 Main Street',
    totalAmount: totalOf(shopper),
    currency: selling.currency,
    paymentMethod: method,
    paymentId: reference,
    paymentStatus: 'completed',
    orderStatus: 'processing',
    items: cart.map(({ productId, quantity, product }) => ({
      productId,
      productName: product.name,
      productPrice: toDecimal(priceIn(product, selling)),
      quantity,
    })),
  }
  const vanishes = plan.vanishing === 'during_order'
  for (let attempt = 0; ; attempt++) {
    const replies = await Promise.all(
      Array.from({ length: plan.orders }, () =>
        browser.call('/api/orders', {
          method: 'POST',
          body,
          cutOffMs: vanishes ? plan.cutOffMs : undefined,
        }),
      ),
    )
    for (const { status, body: answer } of replies)
      if (status === 200 || status === 201) story.orders.add(orderAnswer.parse(answer).orderNumber)
    const isDone = replies.some((reply) => !isPassing(reply))
    if (vanishes || isDone || attempt >= plan.patience) return
    await sleep(PAUSE_MS * (attempt + 1))
  }
}
