import 'server-only'
import type { Payment } from '@/lib/payments/payment'
import { requireCaptured, requireFullCapture } from './check-payment'
import { type Completed, completePayment } from './complete-payment'

/**
 * Creates the order of a captured payment whose browser never came back, from the cart that the payment
 * was started with.
 *
 * @returns `null` when the payment was started without a cart or a buyer
 * @throws AppError `conflict` when the captured amount is not the cart's total
 */
export async function placeOrderFromCart(payment: Payment): Promise<Completed | null> {
  const { cart, customer, locale } = payment
  if (!cart || !customer) return null
  requireCaptured(payment)
  requireFullCapture(payment, cart)
  return completePayment(payment, { bought: cart, customer, locale })
}
