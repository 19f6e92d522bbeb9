import 'server-only'
import { db } from '@/lib/core/db'
import { applyRefund } from './apply-refund'
import { lockForRefund } from './lock-for-refund'
import type { Refund } from './refund'

/** Records, once, that a refund succeeded, with all consequences. */
export async function recordRefundSucceeded(
  refund: Refund,
  providerRefundId: string,
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockForRefund(tx, refund)
    await applyRefund(tx, refund, providerRefundId)
  })
}
