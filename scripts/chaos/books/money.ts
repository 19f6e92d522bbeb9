import { type Comparison, type Difference, dollars, grouped, sum, sums } from './book'
import type { Ledger, PaymentRow } from './ledger'

const keyOf = (provider: string, transactionId: string | null) => `${provider} ${transactionId}`

/** To the cent, charge by charge: what the providers took is what the store has on record. */
const captured: Comparison = ({ taken, payments }) => {
  // What a gift card pays alone moves no money.
  const recorded = payments.filter((one) => one.captured && one.provider !== 'gift_card')
  const byCharge = new Map(recorded.map((one) => [keyOf(one.provider, one.transactionId), one]))
  const differences: Difference[] = []
  for (const charge of taken) {
    const name = keyOf(charge.provider, charge.transactionId)
    const payment = byCharge.get(name)
    byCharge.delete(name)
    if (payment?.capturedCents === charge.cents && payment.currency === charge.currency) continue
    const own = payment ?? payments.find(({ id }) => isReference(charge.reference, id))
    differences.push({
      text: `${name} took ${dollars(charge.cents)} (${charge.currency}); payment ${own?.id ?? charge.reference} is ${own?.status ?? 'unknown'} with ${dollars(own?.capturedCents ?? 0)}`,
      sessionId: own?.sessionId,
    })
  }
  for (const [name, { id, sessionId, capturedCents }] of byCharge)
    differences.push({
      text: `payment ${id} has ${dollars(capturedCents ?? 0)} of ${name}, which the provider did not take`,
      sessionId,
    })
  return [
    {
      what: 'Money that the providers took is recorded',
      expected: `${taken.length} charges, ${sums(taken, ({ cents }) => cents)}`,
      found: `${recorded.length} payments, ${sums(recorded, ({ capturedCents }) => capturedCents ?? 0)}`,
      differences,
    },
  ]
}

/** Card processors take the first twenty characters of an id without hyphens. */
const isReference = (reference: string, id: string) =>
  reference === id || id.replaceAll('-', '').startsWith(reference)

/** Each captured payment is one order's, or was reported to staff because its amount is not the order's. */
const ordered: Comparison = ({ payments, orders, outbox, world }) => {
  const orderOf = new Map(orders.map((order) => [order.paymentId, order]))
  const reported = new Set(
    outbox.filter(({ kind }) => kind === 'owner_unclaimed_payment').map(({ id }) => id),
  )
  const recorded = payments.filter((one) => one.captured)
  const odd = recorded.filter(isOdd)
  const differences: Difference[] = []
  for (const payment of recorded) {
    const order = orderOf.get(payment.id)
    const isWhole =
      order?.totalCents === payment.cents + payment.cardCents &&
      order.giftCardCents === payment.cardCents
    if (isOdd(payment) ? !order : isWhole) continue
    differences.push({
      text: `payment ${payment.id} of ${dollars(payment.capturedCents ?? 0)} has ${order ? `order ${order.number} of ${dollars(order.totalCents)}` : 'no order'}`,
      sessionId: payment.sessionId,
    })
  }
  const paymentOf = new Map(payments.map((payment) => [payment.id, payment]))
  for (const order of orders) {
    const payment = paymentOf.get(order.paymentId)
    if (!payment?.captured)
      differences.push({
        text: `order ${order.number} was not paid`,
        sessionId: payment?.sessionId,
      })
    const story = payment && storyOf(world, payment)
    if (story && story.email !== order.email)
      differences.push({
        text: `order ${order.number} is for ${order.email}`,
        sessionId: payment.sessionId,
      })
  }
  if (reported.size !== odd.length)
    differences.push({ text: `${odd.length} odd amounts, ${reported.size} reported to staff` })
  return [
    {
      what: 'A captured payment is one order, or staff know of it',
      expected: `${recorded.length - odd.length} orders, ${odd.length} reports`,
      found: `${orders.length} orders, ${reported.size} reports`,
      differences,
    },
  ]
}

/** Another amount than was asked for, or without the part that its gift card was to pay. */
const isOdd = ({ cents, capturedCents, cardCents, plannedCardCents }: PaymentRow) =>
  cents !== capturedCents || cardCents !== plannedCardCents

const storyOf = ({ journal }: Ledger['world'], { sessionId }: PaymentRow) =>
  journal.stories.get(Number(sessionId.split('-').at(-1)))

/** Repeated clicks, second tabs and lost answers take the money of a cart once. */
const once: Comparison = ({ payments }) => {
  const bySession = grouped(
    payments.filter((one) => one.captured),
    ({ sessionId }) => sessionId,
  )
  const twice = [...bySession].filter(([, some]) => some.length > 1)
  return [
    {
      what: 'Carts that were paid twice',
      expected: '0',
      found: String(twice.length),
      differences: twice.map(([sessionId, some]) => ({
        text: `${sessionId} was paid by ${some.map(({ id }) => id).join(' and ')}`,
        sessionId,
      })),
    },
  ]
}

/** What went back at the providers is what the store says went back. */
const refunded: Comparison = ({ taken, payments, refunds }) => {
  const given = new Map(taken.map((one) => [keyOf(one.provider, one.transactionId), one]))
  const succeeded = refunds.filter(({ status }) => status === 'succeeded')
  const byPayment = grouped(succeeded, ({ paymentId }) => paymentId)
  const differences: Difference[] = []
  for (const payment of payments.filter((one) => one.captured)) {
    const atProvider = given.get(keyOf(payment.provider, payment.transactionId))?.refundedCents ?? 0
    const own = byPayment.get(payment.id) ?? []
    const toCard = sum(own, ({ cardCents }) => cardCents)
    const inStore = sum(own, ({ cents }) => cents) - toCard
    const isRight = atProvider === inStore && inStore === payment.refundedCents
    if (isRight && toCard === payment.cardReturnedCents) continue
    differences.push({
      text: `payment ${payment.id}: ${dollars(atProvider)} went back, its refunds are ${dollars(inStore)}, it says ${dollars(payment.refundedCents)}; ${dollars(toCard)} to a gift card, which got ${dollars(payment.cardReturnedCents)}`,
      sessionId: payment.sessionId,
    })
  }
  for (const { id, status } of refunds)
    if (status === 'pending') differences.push({ text: `refund ${id} is pending` })
  return [
    {
      what: 'Money that went back is recorded',
      expected: sums(taken, ({ refundedCents }) => refundedCents),
      found: `${sums(succeeded, ({ cents, cardCents }) => cents - cardCents)} in ${succeeded.length} refunds`,
      differences,
    },
  ]
}

/** No cent of a gift card is spent twice or lost, and what was not paid took nothing of one. */
const giftCards: Comparison = ({ giftCards, payments }) => {
  const differences: Difference[] = []
  for (const { id, faceCents, balanceCents, voidedCents, usedCents } of giftCards)
    if (balanceCents + voidedCents + usedCents !== faceCents)
      differences.push({
        text: `gift card ${id} of ${dollars(faceCents)} has ${dollars(balanceCents)}, ${dollars(usedCents)} were spent`,
      })
  for (const { id, captured, cardCents, sessionId } of payments)
    if (cardCents > 0 && !captured)
      differences.push({ text: `payment ${id} was not paid, and took of a gift card`, sessionId })
  const spent = payments.filter(({ cardCents }) => cardCents > 0)
  return [
    {
      what: 'Gift cards have what was not spent of them',
      expected: dollars(sum(giftCards, ({ faceCents, usedCents }) => faceCents - usedCents)),
      found: `${dollars(sum(giftCards, ({ balanceCents }) => balanceCents))}, after ${spent.length} payments`,
      differences,
    },
  ]
}

export const MONEY: readonly Comparison[] = [captured, ordered, once, refunded, giftCards]
