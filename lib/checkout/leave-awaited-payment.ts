import 'server-only'
import { providersOfKind } from '@/lib/payments/providers'
import { processingPaymentWith } from '@/lib/payments/queries'
import { recordSettlement } from '@/lib/payments/record-settlement'
import { askProvider } from './ask-provider'

/**
 * Ends what a session's payer left undone, at his bank or in a window that he closed, as he pays anew: otherwise his cart
 * would be in progress until the reconciler gives that up. What he has done meanwhile is recorded.
 */
export async function leaveAwaitedPayment(sessionId: string): Promise<void> {
  const ids = providersOfKind('elements').map(({ id }) => id)
  const payment = await processingPaymentWith(ids, sessionId)
  if (payment) await recordSettlement(payment, await askProvider(payment, { isGivenUp: true }))
}
