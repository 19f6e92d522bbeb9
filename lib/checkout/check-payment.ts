import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { PaymentSnapshot } from '@/lib/payments/contracts'
import type { Payment } from '@/lib/payments/payment'

/** @throws AppError `payment_required` for a payment that was not captured */
export function requireCaptured({ status }: Payment): void {
  if (status === 'captured') return
  throw new AppError(
    'payment_required',
    status === 'held' ? say('checkout.paymentUnderReview') : say('checkout.notCaptured'),
  )
}

/** @throws AppError `conflict` when the captured amount, with what a gift card paid, is not the order's total */
export function requireFullCapture(
  { captured, currency, giftCard }: Payment,
  { totalCents }: PaymentSnapshot,
): void {
  const due = totalCents - (giftCard?.cents ?? 0)
  if (captured?.cents !== due || captured.currency !== currency)
    throw new AppError('conflict', say('checkout.capturedNotTotal'))
}
