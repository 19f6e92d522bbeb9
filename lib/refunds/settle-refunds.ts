import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { toCents, toDecimal } from '@/lib/core/money'
import { cancelUnsent, queueMail } from '@/lib/mail/outbox'
import { refundItemsSchema } from '@/lib/orders/admin-contracts'
import { lockOrderAndPayment } from '@/lib/orders/change-order'
import { recordEvent } from '@/lib/orders/commands'
import { DELIVERY_MAILS } from '@/lib/orders/delivery-mails'
import { publishOrderEvent } from '@/lib/orders/publish-order-event'
import type { GatewayFailure, Refund } from '@/lib/payments/gateway'
import { cardGateway, walletGateway } from '@/lib/payments/gateways'
import type { PaymentRow } from '@/lib/payments/queries'
import { currentSettings } from '@/lib/settings/queries'

export type RefundRow = Prisma.RefundGetPayload<object>

export type RefundOutcome =
  | { status: 'succeeded' | 'pending' }
  | { status: 'failed'; reason: 'refused' | 'unavailable'; message: string }

/** No call for a refund lasts longer, so by then its answer will not come any more. */
const ANSWER_GRACE_SECONDS = 120

const NAMES = { paypal: 'PayPal', authorize_net: 'The card processor' } as const
/** Authorize.Net: not settled yet, so it can't be credited. */
const NOT_SETTLED = '54'

/**
 * Settles the refunds whose answers never came: looks them up, or asks again under the same key. Safe
 * to run at any time and twice at once.
 */
export async function settlePendingRefunds(): Promise<void> {
  // Taking one moves its time on, so that another process leaves it alone.
  const taken = await db().$queryRaw<{ id: string }[]>(Prisma.sql`
    UPDATE "Refund" SET "updatedAt" = now() WHERE "id" IN (
      SELECT "id" FROM "Refund"
      WHERE "status" = 'pending' AND "updatedAt" < now() - make_interval(secs => ${ANSWER_GRACE_SECONDS})
      ORDER BY "updatedAt" LIMIT 50 FOR UPDATE SKIP LOCKED
    ) RETURNING "id"`)
  for (const { id } of taken) {
    try {
      await settleRefund(await db().refund.findUniqueOrThrow({ where: { id } }), 'again')
    } catch (error) {
      // One refund's trouble must not keep the others waiting; it is looked at again.
      log.error({ err: error, refundId: id }, 'refund could not be settled')
    }
  }
}

/**
 * Asks the provider for a refund and records what it says.
 *
 * @param attempt `again` when an earlier call may have had its effect: then only a clear refusal
 *   means that no money moved
 */
export async function settleRefund(
  row: RefundRow,
  attempt: 'first' | 'again',
): Promise<RefundOutcome> {
  const payment = await db().payment.findUniqueOrThrow({ where: { id: row.paymentId } })
  const answer = attempt === 'first' ? await ask(payment, row) : await askAgain(payment, row)
  if (answer.ok) {
    if (answer.status === 'refunded') {
      await recordSucceeded(row, answer.refundId)
      return { status: 'succeeded' }
    }
    await db().refund.updateMany({
      where: { id: row.id, status: 'pending' },
      data: { providerRefundId: answer.refundId },
    })
    return { status: 'pending' }
  }
  log.warn(
    { refundId: row.id, reason: answer.reason, code: answer.providerCode },
    'refund not made',
  )
  if (!meansNothingMoved(answer, attempt)) return { status: 'pending' }
  const message = explain(payment, answer)
  await recordFailed(row, message, attempt)
  return {
    status: 'failed',
    reason:
      answer.reason === 'unavailable' && answer.providerCode !== NOT_SETTLED
        ? 'unavailable'
        : 'refused',
    message,
  }
}

function meansNothingMoved(failure: GatewayFailure, attempt: 'first' | 'again'): boolean {
  if (failure.reason === 'unknown') return false
  // That the provider can't be reached now says nothing about the call before.
  return (
    failure.reason !== 'unavailable' || attempt === 'first' || failure.providerCode === NOT_SETTLED
  )
}

function explain({ provider }: PaymentRow, failure: GatewayFailure): string {
  if (failure.providerCode === NOT_SETTLED)
    return 'This card charge has not been settled yet; that happens once a day. Until then it can only be refunded in full: refund the whole order now, or this part after the settlement.'
  const code = failure.providerCode ? ` (${failure.providerCode})` : ''
  return failure.reason === 'unavailable'
    ? `${NAMES[provider]} can not be reached at the moment${code}. Nothing was refunded; please try again.`
    : `${NAMES[provider]} refused the refund${code}. Nothing was refunded.`
}

/** Names the provider's own transaction; a payment without one was never captured. */
function transactionOf(payment: PaymentRow): string {
  if (payment.providerTransactionId === null)
    throw new Error(`Payment ${payment.id} names no transaction`)
  return payment.providerTransactionId
}

async function ask(payment: PaymentRow, row: RefundRow): Promise<Refund | GatewayFailure> {
  const common = {
    paymentId: payment.id,
    amount: { cents: toCents(row.amount), currency: row.currency },
    refundKey: row.id,
  }
  if (payment.provider === 'paypal') {
    const gateway = await walletGateway(payment)
    return gateway.refund({ ...common, captureId: transactionOf(payment) })
  }
  const gateway = await cardGateway(payment)
  return gateway.refund({
    ...common,
    transactionId: transactionOf(payment),
    lastFour: payment.lastFour ?? '',
    whole: payment.capturedAmount?.equals(row.amount) ?? false,
  })
}

/** PayPal knows a key for weeks; Authorize.Net for hours, so there the refund is looked up first. */
async function askAgain(payment: PaymentRow, row: RefundRow): Promise<Refund | GatewayFailure> {
  if (payment.provider === 'paypal') {
    if (!row.providerRefundId) return ask(payment, row)
    const gateway = await walletGateway(payment)
    return gateway.findRefund({ refundId: row.providerRefundId })
  }
  const gateway = await cardGateway(payment)
  const found = await gateway.findRefund({
    transactionId: transactionOf(payment),
    refundKey: row.id,
    since: row.createdAt,
  })
  return found.ok && found.status === 'not_found' ? ask(payment, row) : found
}

/** Everything that follows from money that went back, once. */
async function recordSucceeded(row: RefundRow, providerRefundId: string): Promise<void> {
  await db().$transaction(
    async (tx) => {
      await lockOrderAndPayment(tx, { id: row.orderId, paymentId: row.paymentId })
      const { count } = await tx.refund.updateMany({
        where: { id: row.id, status: { not: 'succeeded' } },
        data: { status: 'succeeded', providerRefundId, failureMessage: null },
      })
      if (count === 0) return
      const isWhole = await recordMoney(tx, row)
      await recordPieces(tx, row, isWhole)
      if (isWhole) await cancelUnsent(tx, row.orderId, DELIVERY_MAILS)
      if (row.refundRequestId !== null)
        await tx.refundRequest.updateMany({
          where: { id: row.refundRequestId, status: 'open' },
          data: { status: 'accepted', answer: row.message || null },
        })
      await recordEvent(
        tx,
        row.orderId,
        'refunded',
        { refundId: row.id, amount: toDecimal(toCents(row.amount)), whole: isWhole },
        row.username,
      )
      await publishOrderEvent(tx, {
        type: 'order.refunded',
        orderId: row.orderId,
        once: row.id,
        refundedAmount: toDecimal(toCents(row.amount)),
      })
      await tellBuyer(tx, row)
    },
    { maxWait: 20_000, timeout: 20_000 },
  )
}

/** @returns whether nothing of the money is left with the store */
async function recordMoney(tx: Tx, row: RefundRow): Promise<boolean> {
  const payment = await tx.payment.update({
    where: { id: row.paymentId },
    data: { refundedAmount: { increment: row.amount } },
  })
  const isWhole = payment.capturedAmount?.equals(payment.refundedAmount) ?? false
  const status = isWhole ? 'refunded' : 'partially_refunded'
  await tx.payment.update({ where: { id: row.paymentId }, data: { status } })
  const { orderStatus } = await tx.order.findUniqueOrThrow({ where: { id: row.orderId } })
  await tx.order.update({
    where: { id: row.orderId },
    data: {
      paymentStatus: status,
      orderStatus: orderStatus === 'cancelled' ? 'cancelled' : status,
    },
  })
  return isWhole
}

/** Marks what was paid back and withdraws its keys: all of them when no money is left. */
async function recordPieces(tx: Tx, row: RefundRow, isWhole: boolean): Promise<void> {
  const wanted = new Map(
    refundItemsSchema.parse(row.items).map(({ itemId, quantity }) => [itemId, quantity]),
  )
  const items = await tx.orderItem.findMany({
    where: { orderId: row.orderId },
    include: { keys: { where: { status: 'used' }, orderBy: { id: 'asc' }, select: { id: true } } },
  })
  for (const item of items) {
    const refundedQuantity = isWhole
      ? item.quantity
      : Math.min(item.quantity, item.refundedQuantity + (wanted.get(item.id) ?? 0))
    if (refundedQuantity === item.refundedQuantity) continue
    await tx.orderItem.update({ where: { id: item.id }, data: { refundedQuantity } })
    const kept = item.quantity - refundedQuantity
    await tx.productKey.updateMany({
      where: { id: { in: item.keys.slice(kept).map(({ id }) => id) } },
      data: {
        status: 'quarantined',
        quarantinedAt: new Date(),
        quarantineReason: `Refunded: ${row.reason}`,
      },
    })
  }
}

async function tellBuyer(tx: Tx, row: RefundRow): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({ where: { id: row.orderId } })
  await queueMail(tx, {
    kind: 'refund_made',
    dedupeKey: `refund:${row.id}`,
    to: order.customerEmail,
    locale: order.locale,
    orderId: order.id,
    payload: { refundId: row.id },
  })
}

async function recordFailed(
  row: RefundRow,
  message: string,
  attempt: 'first' | 'again',
): Promise<void> {
  const { adminEmail } = await currentSettings()
  await db().$transaction(async (tx) => {
    const { count } = await tx.refund.updateMany({
      where: { id: row.id, status: 'pending' },
      data: { status: 'failed', failureMessage: message },
    })
    if (count === 0) return
    await recordEvent(tx, row.orderId, 'refund_failed', { refundId: row.id, message }, row.username)
    // Whoever asked for it has read at first that it would be settled.
    if (attempt === 'again')
      await queueMail(tx, {
        kind: 'owner_refund_failed',
        dedupeKey: `refund-failed:${row.id}`,
        to: adminEmail,
        locale: 'en',
        orderId: row.orderId,
        payload: { refundId: row.id },
      })
  })
}

/** @throws AppError `conflict` when the store can't talk to a payment's provider at the moment */
export async function requireProvider(
  payment: Pick<PaymentRow, 'provider' | 'createdAt'>,
): Promise<void> {
  if (payment.provider === 'paypal') await walletGateway(payment)
  else await cardGateway(payment)
}
