import 'server-only'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { ConfirmationResult } from '@/lib/payments/contracts'
import type { Payment } from '@/lib/payments/payment'
import type { ElementsProvider } from '@/lib/payments/provider'
import { paymentById, paymentByReference } from '@/lib/payments/queries'
import { recordSettlement } from '@/lib/payments/record-settlement'
import type { Settlement } from '@/lib/payments/settlement'
import { alertOwnerOfDeclines } from './alert-owner-of-declines'
import { askProvider } from './ask-provider'
import { approved, declined, detailsOf, held } from './payment-answers'

/**
 * Finishes a payment whose payer had more to do, when his browser comes back: the provider is asked what came of it.
 * Calling it again answers the same.
 *
 * @param isGivenUp the payer does not want to complete it: where nothing has come of it, it is ended, so that he can pay
 *   otherwise at once
 * @returns as confirmElementsPayment; `action_needed`, without anything that leads there, while the payer has not done it
 * @throws AppError `not_found` for a payment of another cart session; `provider_error` when there was no answer
 */
export async function finishElementsPayment(
  { id }: ElementsProvider,
  { transactionId, isGivenUp }: { transactionId: string; isGivenUp: boolean },
  sessionId: string,
): Promise<ConfirmationResult> {
  const payment = await paymentByReference([id], transactionId)
  if (payment?.sessionId !== sessionId) throw new AppError('not_found', say('payments.unknown'))
  const found = isOpen(payment) ? await settle(payment, isGivenUp) : null
  const settled = await paymentById(payment.id)
  return { ...answerOf(settled, found), clientSecret: null }
}

const isOpen = ({ status }: Payment) => status === 'processing' || status === 'held'

async function settle(payment: Payment, isGivenUp: boolean): Promise<Settlement> {
  const settlement = await askProvider(payment, { isGivenUp })
  await recordSettlement(payment, settlement)
  if (settlement.status === 'not_paid' && settlement.event === 'decline')
    await alertOwnerOfDeclines()
  return settlement
}

/** The state says it, whoever recorded it; only the provider says why a payment that is open still is. */
function answerOf(
  payment: Payment,
  found: Settlement | null,
): Omit<ConfirmationResult, 'clientSecret'> {
  const details = detailsOf(payment)
  if (payment.capturedAt !== null) return approved(details)
  if (payment.status === 'held') return held(details)
  if (payment.status !== 'processing')
    return found?.status === 'not_paid' ? declined(found.message, found.code) : declined('')
  if (found?.status === 'awaits_payer')
    return { status: 'action_needed', ...details, messageText: '' }
  throw new AppError('provider_error', say('checkout.notConfirmed'))
}
