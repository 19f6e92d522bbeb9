import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import type { Customer } from '@/lib/customers/contracts'
import type { SupplyConsent } from './supply-consent'

/**
 * Records whom the wallet names as the buyer of an express payment, and what such a one was asked. Once money has moved, both
 * stay.
 */
export async function recordBuyer(
  paymentId: string,
  customer: Customer,
  supplyConsent: SupplyConsent | null,
): Promise<void> {
  await db().payment.updateMany({
    where: { id: paymentId, isExpress: true, capturedAt: null },
    data: { customer, supplyConsent: supplyConsent ?? Prisma.DbNull },
  })
}
