import 'server-only'
import { db } from '@/lib/core/db'
import type { Customer } from '@/lib/customers/contracts'

/** Records whom the wallet names as the buyer of an express payment. Once money has moved, the buyer stays. */
export async function recordBuyer(paymentId: string, customer: Customer): Promise<void> {
  await db().payment.updateMany({
    where: { id: paymentId, isExpress: true, capturedAt: null },
    data: { customer },
  })
}
