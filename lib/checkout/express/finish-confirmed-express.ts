import 'server-only'
import { AppError } from '@/lib/core/errors'
import { unpacked } from '@/lib/core/packed-text'
import { say } from '@/lib/core/server-text'
import type { ElementsProvider } from '@/lib/payments/provider'
import { paymentByReference } from '@/lib/payments/queries'
import { finishElementsPayment } from '../finish-elements-payment'
import type { ExpressResult } from './finish-express-payment'
import { orderOfExpress } from './order-of-express'

/**
 * Finishes an express payment whose payer had more to do, such as at his bank, when his browser comes back: the provider is
 * asked what came of it, and its order is made. What he has not done is ended, so that he can pay otherwise. Calling it again
 * answers the same order.
 *
 * @throws AppError `not_found` for a payment of another cart session; `payment_required` for one that was declined;
 *   `provider_error` when there was no answer
 */
export async function finishConfirmedExpress(
  provider: ElementsProvider,
  transactionId: string,
  sessionId: string,
): Promise<ExpressResult> {
  const payment = await paymentByReference([provider.id], transactionId)
  if (!payment) throw new AppError('not_found', say('payments.unknown'))
  const ended = { transactionId, isGivenUp: true }
  const { status, messageText } = await finishElementsPayment(provider, ended, sessionId)
  if (status === 'approved') return { status: 'COMPLETED', ...(await orderOfExpress(payment.id)) }
  if (status === 'pending') return { status: 'PENDING', order: null, isNew: false }
  if (messageText) throw new AppError('payment_required', unpacked(messageText))
  return { status: 'CREATED', order: null, isNew: false }
}
