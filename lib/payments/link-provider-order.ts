import 'server-only'
import { db } from '@/lib/core/db'

/** Records the wallet's order of a payment. */
export async function linkProviderOrder(paymentId: string, providerOrderId: string): Promise<void> {
  await db().payment.update({ where: { id: paymentId }, data: { providerOrderId } })
}
