import 'server-only'
import { takeUse } from '@/lib/cart/coupons/coupon-uses'
import { takeParts } from '@/lib/cart/gift-cards/card-uses'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { parseDecimal, toDecimal } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import { requireNotBlocked } from '@/lib/customers/require-not-blocked'
import { reserveKeys } from '@/lib/licences/reserve-keys'
import { giftCardPartsOf } from '@/lib/payments/gift-card-part-of'
import { lockSession } from '@/lib/payments/locks'
import type { Payment } from '@/lib/payments/payment'
import { paymentInProgress } from '@/lib/payments/payment-in-progress'
import type { WalletProvider } from '@/lib/payments/provider'
import { competingPayments, paymentByReference } from '@/lib/payments/queries'
import { recordSettlement } from '@/lib/payments/record-settlement'
import { settlementOfCapture } from '@/lib/payments/settlement'
import { startProcessing } from '@/lib/payments/start-processing'
import { inTurn } from '@/lib/payments/take-turns'
import { alertOwnerOfDeclines } from './alert-owner-of-declines'
import { couponUseOf } from './coupon-use-of'
import { alreadyPaid, failureToError } from './payment-errors'
import { requirePayable } from './payment-links/require-payable'
import { requireAsTold } from './require-as-told'
import { requireCardAllowed, requireReservationAllowed } from './require-attempt-allowed'
import { requireSoldIn } from './require-sold-in'

/**
 * Captures a wallet payment that its payer approved, for the cart session that it belongs to. Calling it again after success answers the same.
 *
 * @param amount the amount the browser expects to be captured; refused when it differs from the
 *   payment's
 * @returns the wallet's own status: COMPLETED, or the order's current state
 * @throws AppError `not_found`, `total_changed`, `cart_changed`, `out_of_stock`, `coupon_refused`,
 *   `gift_card_refused`, `payment_in_progress`, `payment_refused`, `provider_error`
 */
export async function captureWalletPayment(
  provider: WalletProvider,
  providerOrderId: string,
  amount: string | number | undefined,
  sessionId: string | null,
): Promise<{ id: string; status: string }> {
  const payment = await paymentByReference([provider.id], providerOrderId)
  const wallet = provider.names.method
  if (!payment || (payment.sessionId !== null && payment.sessionId !== sessionId))
    throw new AppError('not_found', say('checkout.unknownWalletOrder', { wallet }))
  if (payment.capturedAt) return { id: providerOrderId, status: 'COMPLETED' }
  if (payment.isExpress && !payment.customer)
    throw new AppError('conflict', say('checkout.walletBuyerUnknown', { wallet }))
  if (amount !== undefined && parseDecimal(amount) !== payment.amountCents)
    throw new AppError('total_changed', say('checkout.walletAmount', { wallet }), {
      details: { total: toDecimal(payment.amountCents) },
    })
  await provider.requireAccount(payment)
  await prepareCapture(payment)
  const capture = await provider.capture(payment, providerOrderId)
  await recordSettlement(payment, settlementOfCapture(capture))
  if (payment.isByCard && !capture.ok && capture.reason === 'declined') await alertOwnerOfDeclines()
  if (!capture.ok) throw failureToError(capture, say('checkout.walletCaptureFailed', { wallet }))
  const status = capture.status === 'captured' ? 'COMPLETED' : capture.providerStatus
  return { id: providerOrderId, status }
}

/**
 * The final check before money moves: the cart was not paid in the meantime, its coupon has a use
 * left, which is taken, as is what its gift card pays, and its keys are reserved now. Whom a wallet has just named, or the
 * store has blocked since, is refused here.
 */
async function prepareCapture(payment: Payment): Promise<void> {
  await inTurn({ ...payment, cardHash: null }, () =>
    db().$transaction(async (tx) => {
      await requireSoldIn(tx, payment)
      await refuseSecondPayment(tx, payment)
      await requirePayable(tx, payment)
      await requireNotBlocked(tx, payment.customer)
      await requireReservationAllowed(tx, payment)
      if (payment.isByCard) await requireCardAllowed(tx, payment)
      await startProcessing(tx, payment.id)
      const use = couponUseOf(payment)
      if (use) await takeUse(tx, use)
      await takeParts(tx, payment.id, giftCardPartsOf(payment))
      if (payment.cart) await requireAsTold(tx, payment.cart.items)
      if (payment.cart) await reserveKeys(tx, payment.id, payment.cart.items)
    }),
  )
}

async function refuseSecondPayment(tx: Tx, payment: Payment): Promise<void> {
  const { sessionId } = payment
  if (sessionId === null) return
  await lockSession(tx, sessionId)
  const competing = await competingPayments(tx, { ...payment, sessionId })
  if (competing.includes('processing')) throw paymentInProgress()
  if (competing.length > 0) throw alreadyPaid()
}
