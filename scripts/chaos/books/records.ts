import { type Comparison, type Difference, grouped, isClosed } from './book'

/** Everything that happened to an order is in its timeline once. */
const timelines: Comparison = ({ orders, refunds, outbox, events, payments }) => {
  const refundsOf = grouped(refunds, ({ orderId }) => orderId)
  const mailsOf = grouped(outbox, ({ orderId }) => orderId)
  const sessions = new Map(payments.map(({ id, sessionId }) => [id, sessionId]))
  const differences: Difference[] = []
  let entries = 0
  for (const order of orders) {
    const own = refundsOf.get(order.id) ?? []
    const of = (status: string) => own.filter((refund) => refund.status === status).length
    const sent = (mailsOf.get(order.id) ?? []).filter(({ status }) => status === 'sent').length
    const expected = {
      order_placed: 1,
      completed: order.completed ? 1 : 0,
      cancelled: order.status === 'cancelled' ? 1 : 0,
      refund_started: own.filter(({ isOwn }) => isOwn).length,
      refunded: of('succeeded'),
      refund_failed: of('failed'),
      mail_sent: sent,
    }
    for (const [kind, count] of Object.entries(expected)) {
      const found = events.get(`${order.id} ${kind}`) ?? 0
      entries += count
      if (found !== count)
        differences.push({
          text: `order ${order.number} (${order.status}) has ${found} × ${kind} instead of ${count}`,
          sessionId: sessions.get(order.paymentId),
        })
    }
  }
  return [
    {
      what: 'Every order has its events once',
      expected: `${entries} entries`,
      found: differences.length === 0 ? 'all' : `all but ${differences.length}`,
      differences,
    },
  ]
}

/** What staff did is in the audit trail once. */
const audit: Comparison = ({ orders, refunds, events, audit: trail }) => {
  const differences: Difference[] = []
  let acts = 0
  for (const { id, number } of orders) {
    const expected = {
      'order.refund': refunds.filter(({ orderId, isOwn }) => orderId === id && isOwn).length,
      'order.cancel': events.get(`${id} cancelled`) ?? 0,
      'order.deliver_by_hand': events.get(`${id} delivered_by_hand`) ?? 0,
    }
    for (const [action, count] of Object.entries(expected)) {
      acts += count
      const found = trail.get(`${action} ${number}`) ?? 0
      if (found !== count)
        differences.push({ text: `${number} has ${found} × ${action} instead of ${count}` })
    }
  }
  return [
    {
      what: 'The audit trail has what staff did',
      expected: `${acts} acts`,
      found: differences.length === 0 ? 'all' : `all but ${differences.length}`,
      differences,
    },
  ]
}

/** An order is in the state that its items and refunds say. */
const states: Comparison = ({ orders, payments }) => {
  const paymentOf = new Map(payments.map((payment) => [payment.id, payment]))
  const differences: Difference[] = []
  for (const { number, status, items, paymentId } of orders) {
    const payment = paymentOf.get(paymentId)
    const isWhole =
      payment?.refundedCents === payment?.capturedCents &&
      payment?.cardReturnedCents === payment?.cardCents
    const isPartly = payment && payment.refundedCents + payment.cardReturnedCents > 0
    const isDone = items.every(
      ({ delivered, quantity, refundedQuantity }) => delivered || refundedQuantity >= quantity,
    )
    const isRight =
      status === 'cancelled' ||
      (isWhole
        ? status === 'refunded'
        : isPartly
          ? status === 'partially_refunded'
          : status === (isDone ? 'completed' : 'processing'))
    const expectedPayment = isWhole ? 'refunded' : isPartly ? 'partially_refunded' : 'captured'
    if (
      !isRight ||
      payment?.status !== expectedPayment ||
      (isClosed(status) && !isWhole && status !== 'cancelled')
    )
      differences.push({
        text: `order ${number} is ${status}, its payment ${payment?.status}`,
        sessionId: payment?.sessionId,
      })
  }
  return [
    {
      what: 'Orders are in the state that their items and money say',
      expected: `${orders.length} orders`,
      found: differences.length === 0 ? 'all' : `all but ${differences.length}`,
      differences,
    },
  ]
}

export const RECORDS: readonly Comparison[] = [timelines, audit, states]
