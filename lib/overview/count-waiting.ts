import 'server-only'
import { waitingOfPaymentPage } from '@/lib/checkout/payment-page/queries'
import { countKeysStoredTwice } from '@/lib/licences/keys-stored-twice'
import { countFailedMails } from '@/lib/mail/failed-mails'
import { openOrders } from '@/lib/orders/admin-statistics'
import { openKeyReports } from '@/lib/orders/key-reports/queries'
import { countHeldPayments, countUnclaimedPayments } from '@/lib/payments/queries'
import { disputesToAnswer } from '@/lib/refunds/disputes/queries'
import { openRefundRequests } from '@/lib/refunds/queries'
import { reportedReviews, waitingReviews } from '@/lib/reviews/queries'
import { waitingQuestions } from '@/lib/reviews/questions/queries'
import { openMessages } from '@/lib/service/messages/queries'
import { openWithdrawals } from '@/lib/service/withdrawals/queries'
import type { WaitingKind } from './waiting'

/**
 * How much of everything waits now, each by a query of its area, until when the first dispute is to be answered, and since when the
 * oldest message waits.
 */
export async function countWaiting(): Promise<{
  counts: Record<WaitingKind, number>
  disputesDue: Date | null
  oldestMessage: Date | null
}> {
  const [
    { waitingForKeys, byHand },
    keyReports,
    refundRequests,
    withdrawals,
    disputes,
    unclaimedPayments,
    heldPayments,
    keysStoredTwice,
    messages,
    reviews,
    reviewReports,
    questions,
    paymentPage,
    failedMails,
  ] = await Promise.all([
    openOrders(),
    openKeyReports(),
    openRefundRequests(),
    openWithdrawals(),
    disputesToAnswer(),
    countUnclaimedPayments(),
    countHeldPayments(),
    countKeysStoredTwice(),
    openMessages(),
    waitingReviews(),
    reportedReviews(),
    waitingQuestions(),
    waitingOfPaymentPage(),
    countFailedMails(),
  ])
  return {
    counts: {
      waitingForKeys,
      byHand,
      keyReports,
      refundRequests,
      withdrawals,
      disputes: disputes.count,
      unclaimedPayments,
      heldPayments,
      keysStoredTwice,
      messages: messages.count,
      reviews,
      reviewReports,
      questions,
      paymentPage,
      failedMails,
    },
    disputesDue: disputes.due,
    oldestMessage: messages.oldestAt,
  }
}
