import 'server-only'
import type { Tx } from '@/lib/core/db'
import { onConcurrentPayment, paymentInProgress } from './payment-in-progress'
import { movePayment } from './transition'

/**
 * Marks that money is about to move.
 *
 * @throws AppError `payment_in_progress` when it, or another of its session, is in progress
 */
export async function startProcessing(tx: Tx, paymentId: string): Promise<void> {
  const isMine = await movePayment(tx, paymentId, 'begin').catch(onConcurrentPayment)
  if (!isMine) throw paymentInProgress()
}
