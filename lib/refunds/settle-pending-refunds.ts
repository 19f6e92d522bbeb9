import 'server-only'
import { eachIdleRefund } from './each-idle-refund'
import { settleRefund } from './settle-refund'

/** No refund call lasts longer, so after this no answer will arrive. */
const ANSWER_GRACE_SECONDS = 120

/**
 * Settles the refunds that were never answered: looks them up, or repeats the call with the same key.
 * Safe to run at any time, also concurrently.
 */
export const settlePendingRefunds = (): Promise<void> =>
  eachIdleRefund({ status: 'pending', forSeconds: ANSWER_GRACE_SECONDS }, (refund) =>
    settleRefund(refund, 'again'),
  )
