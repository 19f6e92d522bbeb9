import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { MINUTE_MS } from '@/lib/core/time'
import { mailOwner } from '@/lib/mail/mail-owner'
import { isUnderWay } from '@/lib/payments/is-under-way'
import type { Payment } from '@/lib/payments/payment'
import { paymentById } from '@/lib/payments/queries'
import { recordSettlement } from '@/lib/payments/record-settlement'
import type { Settlement } from '@/lib/payments/settlement'
import { takeOpenPayments } from '@/lib/payments/take-open-payments'
import { askProvider } from './ask-provider'
import { placeOrderFromCart } from './place-order-from-cart'

const GRACE_SECONDS = {
  /** No provider call lasts longer, so after this no answer will arrive. */
  answer: 60,
  /** A browser that is still connected posts its order long before this. */
  order: 120,
}

/** How long a payer may take at his bank. */
const PAYER_MS = 30 * MINUTE_MS

/**
 * Settles open payments: asks the providers about unanswered and held ones, and creates the orders of
 * captured ones whose browsers are gone. Safe to run at any time, also concurrently.
 */
export async function reconcilePayments(): Promise<void> {
  const open = await takeOpenPayments(GRACE_SECONDS)
  for (const paymentId of open) {
    try {
      await reconcile(await paymentById(paymentId))
    } catch (error) {
      // One payment's failure must not block the others; it is retried in a minute.
      log.error({ err: error, paymentId }, 'payment could not be reconciled')
    }
  }
}

async function reconcile(payment: Payment): Promise<void> {
  const settled = payment.status === 'captured' ? payment : await settleWithProvider(payment)
  if (settled.status !== 'captured') return
  const placed = await placeOrderIfAmountMatches(settled)
  if (placed?.isNew)
    log.info(
      { paymentId: payment.id, order: placed.order.orderNumber },
      'order made for a payment whose browser was gone',
    )
  if (!placed) await alertOwnerOfUnclaimed(settled)
}

/**
 * Settles a payment that a provider told of. One that the store itself is asking the provider about, or
 * whose browser may still post its order, is left to them and to the next round.
 *
 * @returns the payment as it is now
 */
export async function settleAfterNotice(payment: Payment): Promise<Payment> {
  const { id, status } = payment
  if (status === 'partially_refunded' || status === 'refunded') return payment
  if (await isUnderWay(id, GRACE_SECONDS)) return payment
  await reconcile(payment)
  return paymentById(id)
}

async function settleWithProvider(payment: Payment): Promise<Payment> {
  await recordSettlement(payment, await outcomeOf(payment))
  return paymentById(payment.id)
}

/** A payer who has not come back from his bank for long has given up, and keeps no keys any longer. */
async function outcomeOf(payment: Payment): Promise<Settlement> {
  const since = payment.processingSince ?? payment.createdAt
  const waited = (await databaseTime()).getTime() - since.getTime()
  return askProvider(payment, { isGivenUp: waited > PAYER_MS })
}

/** A captured amount that is not the order's total creates no order: staff have to resolve it. */
async function placeOrderIfAmountMatches(payment: Payment) {
  try {
    return await placeOrderFromCart(payment)
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return null
    throw error
  }
}

/** Money that no order can be created for: staff have to resolve it. */
async function alertOwnerOfUnclaimed(payment: Payment): Promise<void> {
  await db().$transaction((tx) =>
    mailOwner(tx, {
      kind: 'owner_unclaimed_payment',
      dedupeKey: `unclaimed:${payment.id}`,
      payload: { paymentId: payment.id },
    }),
  )
}
