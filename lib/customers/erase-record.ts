import 'server-only'
import type { Tx } from '@/lib/core/db'

/**
 * Removes what staff wrote of a customer: notes and tags. A block stays, with its reason.
 *
 * @returns how many of each there were
 */
export async function eraseRecord(
  tx: Tx,
  { id, tags }: { id: number; tags: readonly string[] },
): Promise<{ notes: number; tags: number }> {
  const { count: notes } = await tx.customerNote.deleteMany({ where: { customerId: id } })
  if (tags.length > 0) await tx.customerRecord.update({ where: { id }, data: { tags: [] } })
  return { notes, tags: tags.length }
}

/** Records that a customer's personal data were erased. */
export async function markErased(tx: Tx, id: number, erasedAt: Date): Promise<void> {
  await tx.customerRecord.update({ where: { id }, data: { erasedAt } })
}
