import 'server-only'
import { db } from '@/lib/core/db'

/**
 * Records how the provider names a payment that is in progress, before its money moves: so that it is found should no answer
 * come.
 *
 * @returns whether it is still in progress
 */
export async function nameTransaction(id: string, providerTransactionId: string): Promise<boolean> {
  const { count } = await db().payment.updateMany({
    where: { id, status: { in: ['processing', 'held'] } },
    data: { providerTransactionId },
  })
  return count > 0
}
