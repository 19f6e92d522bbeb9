import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { queueMail } from '@/lib/mail/queue-mail'
import type { Payment } from '@/lib/payments/payment'
import { providerOf } from '@/lib/payments/providers'
import { openPayments, paymentById } from '@/lib/payments/queries'
import { recordSettlement } from '@/lib/payments/record-settlement'
import { currentSettings } from '@/lib/settings/queries'
import { placeOrderFromCart } from './place-order-from-cart'

const MINUTE = 60_000
/** A browser that is still connected posts its order long before this. */
const ORDER_GRACE_MS = 2 * MINUTE
/** No provider call lasts longer, so after this no answer will arrive. */
const ANSWER_GRACE_MS = MINUTE

const ago = (ms: number) => new Date(Date.now() - ms)

/**
 * Settles open payments: asks the providers about unanswered and held ones, and creates the orders of
 * captured ones whose browsers are gone. Safe to run at any time, also concurrently.
 */
export async function reconcilePayments(): Promise<void> {
  const open = await openPayments({
    askedBefore: ago(ANSWER_GRACE_MS),
    capturedBefore: ago(ORDER_GRACE_MS),
  })
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

async function settleWithProvider(payment: Payment): Promise<Payment> {
  await recordSettlement(payment, await providerOf(payment).lookUp(payment))
  return paymentById(payment.id)
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
