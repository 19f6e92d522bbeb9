import 'server-only'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { paymentById } from '@/lib/payments/queries'
import { requireCaptured, requireFullCapture } from '../check-payment'
import { type Completed, completePayment } from '../complete-payment'

/**
 * Makes the order of an express payment that was captured, of the cart and the buyer that the store knows; again, it answers
 * the same order.
 *
 * @throws AppError `conflict` where staff have to complete it
 */
export async function orderOfExpress(paymentId: string): Promise<Completed> {
  const payment = await paymentById(paymentId)
  const { cart: bought, customer, locale } = payment
  requireCaptured(payment)
  if (!bought || !customer) throw new AppError('conflict', say('checkout.teamCompletes'))
  requireFullCapture(payment, bought)
  return completePayment(payment, { bought, customer, locale })
}
