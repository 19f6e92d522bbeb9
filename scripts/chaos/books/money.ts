import { type Comparison, type Difference, dollars, grouped, sum } from './book'
import type { Ledger, PaymentRow } from './ledger'

const keyOf = (provider: string, transactionId: string | null) => `${provider} ${transactionId}`

/** To the cent, charge by charge: what the providers took is what the store has on record. */
const captured: Comparison = ({ taken, payments }) => {
  const recorded = payments.filter((one) => one.captured)
  const byCharge = new Map(recorded.map((one) => [keyOf(one.provider, one.transactionId), one]))
  const differences: Difference[] = []
  for (const charge of taken) {
    const name = keyOf(charge.provider, charge.transactionId)
    const payment = byCharge.get(name)
    byCharge.delete(name)
    if (payment?.capturedCents === charge.cents) continue
    const own = payment ?? payments.find(({ id }) => isReference(charge.reference, id))
    differences.push({
      text: `${name} took ${dollars(charge.cents)}; payment ${own?.id ?? charge.reference} is ${own?.status ?? 'unknown'} with ${dollars(own?.capturedCents ?? 0)}`,
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
      expected: `${taken.length} charges, ${dollars(sum(taken, ({ cents }) => cents))}`,
      found: `${recorded.length} payments, ${dollars(sum(recorded, ({ capturedCents }) => capturedCents ?? 0))}`,
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
  const odd = recorded.filter(({ cents, capturedCents }) => cents !== capturedCents)
  const differences: Difference[] = []
  for (const payment of recorded) {
    const order = orderOf.get(payment.id)
    const isOdd = payment.cents !== payment.capturedCents
    if (isOdd ? !order : order?.totalCents === payment.cents) continue
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
    const inStore = sum(byPayment.get(payment.id) ?? [], ({ cents }) => cents)
    if (atProvider === inStore && inStore === payment.refundedCents) continue
    differences.push({
      text: `payment ${payment.id}: ${dollars(atProvider)} went back, its refunds are ${dollars(inStore)}, it says ${dollars(payment.refundedCents)}`,
      sessionId: payment.sessionId,
    })
  }
  for (const { id, status } of refunds)
    if (status === 'pending') differences.push({ text: `refund ${id} is pending` })
  return [
    {
      what: 'Money that went back is recorded',
      expected: dollars(sum(taken, ({ refundedCents }) => refundedCents)),
      found: `${dollars(sum(succeeded, ({ cents }) => cents))} in ${succeeded.length} refunds`,
      differences,
    },
  ]
}

export const MONEY: readonly Comparison[] = [captured, ordered, once, refunded]
