import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import type { Tx } from '@/lib/core/db'
import { type TaxEvidence, taxEvidenceSchema } from '@/lib/customers/taxes/contracts'
import { recordEvent } from './record-event'

/**
 * Records that the EU's service confirmed the tax ID of an order that was taxed because it had not before. The order's tax
 * stays what it was.
 *
 * @param consultation by which the seller can prove that it asked; '' without
 */
export async function recordTaxIdConfirmed(
  tx: Tx,
  orderId: number,
  consultation: string,
): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { taxEvidence: true },
  })
  const evidence: TaxEvidence = {
    ...taxEvidenceSchema.parse(order.taxEvidence),
    consultation,
    confirmedAt: (await databaseTime(tx)).toISOString(),
  }
  await tx.order.update({ where: { id: orderId }, data: { taxEvidence: evidence } })
  await recordEvent(tx, orderId, 'tax_id_confirmed', consultation ? { consultation } : {})
}
