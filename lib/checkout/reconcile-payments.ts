import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { extendReservation, RESERVATION_MINUTES } from '@/lib/licences/reservations'
import { queueMail } from '@/lib/mail/outbox'
import { recordCaptured, recordHeld } from '@/lib/payments/commands'
import type { CardChargeFound, GatewayFailure } from '@/lib/payments/gateway'
import { cardGateway, walletGateway } from '@/lib/payments/gateways'
import type { PaymentRow } from '@/lib/payments/queries'
import { currentSettings } from '@/lib/settings/queries'
import { notPaid, settleWallet } from './complete-payment'
import { placeOrderFromSnapshot } from './place-order'

const MINUTE = 60_000
/** A browser that is still there posts its order long before. */
const ORDER_GRACE_MS = 2 * MINUTE
/** No provider call lasts longer, so by then its answer will not come any more. */
const ANSWER_GRACE_MS = MINUTE
/** A charge that the provider does not know by then was never made. */
const UNKNOWN_CHARGE_GRACE_MS = 3 * MINUTE

const ago = (ms: number) => new Date(Date.now() - ms)

/**
 * Settles what was left open: asks the providers about unanswered and held payments, and makes the
 * orders of captured payments whose browsers are gone. Safe to run at any time and twice at once.
 */
export async function reconcilePayments(): Promise<void> {
  const open = await db().payment.findMany({
    where: {
      OR: [
        { status: 'processing', processingSince: { lt: ago(ANSWER_GRACE_MS) } },
        { status: 'held' },
        { status: 'captured', order: null, capturedAt: { lt: ago(ORDER_GRACE_MS) } },
      ],
    },
    orderBy: { createdAt: 'asc' },
    take: 100,
  })
  for (const payment of open) {
    try {
      await reconcile(payment)
    } catch (error) {
      // One payment's trouble must not keep the others waiting; it is looked at again in a minute.
      log.error({ err: error, paymentId: payment.id }, 'payment could not be reconciled')
    }
  }
}

async function reconcile(payment: PaymentRow): Promise<void> {
  const settled = payment.status === 'captured' ? payment : await settleWithProvider(payment)
  if (settled.status !== 'captured') return
  const placed = await orderIfItAgrees(settled)
  if (placed?.isNew)
    log.info(
      { paymentId: payment.id, order: placed.order.orderNumber },
      'order made for a payment whose browser was gone',
    )
  if (!placed) await alertOwnerOfUnclaimed(settled)
}

/** A capture that is not the order's total makes no order: somebody has to look at it. */
async function orderIfItAgrees(payment: PaymentRow) {
  try {
    return await placeOrderFromSnapshot(payment)
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return null
    throw error
  }
}

async function settleWithProvider(payment: PaymentRow): Promise<PaymentRow> {
  if (payment.provider === 'paypal') await settleWalletPayment(payment)
  else await settleCardPayment(payment)
  return db().payment.findUniqueOrThrow({ where: { id: payment.id } })
}

async function settleWalletPayment(payment: PaymentRow): Promise<void> {
  if (!payment.providerOrderId)
    return notPaid(payment.id, 'failed', { message: 'No PayPal order was created' })
  const gateway = await walletGateway(payment)
  const found = await gateway.findOrder({ providerOrderId: payment.providerOrderId })
  if (payment.status === 'held')
    return settleHeld(payment, found.ok && found.status === 'pending', () =>
      settleWallet(payment, found),
    )
  await settleWallet(payment, found)
}

async function settleCardPayment(payment: PaymentRow): Promise<void> {
  const gateway = await cardGateway(payment)
  const found = payment.providerTransactionId
    ? await gateway.findTransaction({ transactionId: payment.providerTransactionId })
    : await gateway.findCharge({ paymentId: payment.id, since: payment.createdAt })
  if (!found.ok) return
  await settleHeld(payment, found.status === 'held' && payment.status === 'held', () =>
    settleFoundCharge(payment, found),
  )
}

/** While the provider still reviews a charge, its keys stay kept. */
async function settleHeld(
  payment: PaymentRow,
  stillHeld: boolean,
  settle: () => Promise<void>,
): Promise<void> {
  if (!stillHeld) return settle()
  await db().$transaction((tx) =>
    extendReservation(tx, payment.id, new Date(Date.now() + RESERVATION_MINUTES * MINUTE)),
  )
}

async function settleFoundCharge(
  payment: PaymentRow,
  found: Exclude<CardChargeFound, GatewayFailure>,
): Promise<void> {
  if (found.status === 'not_found') {
    const since = payment.processingSince ?? payment.createdAt
    if (since < ago(UNKNOWN_CHARGE_GRACE_MS))
      await notPaid(payment.id, 'failed', { message: 'The provider knows no such charge' })
    return
  }
  if (found.status === 'approved') return recordCaptured(payment.id, found)
  if (found.status === 'held') return recordHeld(payment.id, found)
  await notPaid(payment.id, 'declined', { message: `The charge was ${found.status}` })
}

/** Money that no order can be made for: somebody has to look at it. */
async function alertOwnerOfUnclaimed(payment: PaymentRow): Promise<void> {
  const { adminEmail } = await currentSettings()
  await db().$transaction((tx) =>
    queueMail(tx, {
      kind: 'owner_unclaimed_payment',
      dedupeKey: `unclaimed:${payment.id}`,
      to: adminEmail,
      locale: 'en',
      payload: { paymentId: payment.id },
    }),
  )
}
