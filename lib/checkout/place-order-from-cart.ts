import 'server-only'
import type { Payment } from '@/lib/payments/payment'
import { requireCaptured, requireFullCapture } from './check-payment'
import { type Completed, completePayment } from './complete-payment'

/**
 * Makes the order of a captured payment whose browser never came back, from the cart that the
 * payment began with.
 *
 * @returns `null` when the payment's client left no cart or no buyer to make one from
 * @throws AppError `conflict` when the captured money is not the cart's total
 */
export async function placeOrderFromCart(payment: Payment): Promise<Completed | null> {
  const { cart, customer, locale } = payment
  if (!cart || !customer) return null
  requireCaptured(payment)
  requireFullCapture(payment, cart)
  return completePayment(payment, { bought: cart, customer, locale })
}
