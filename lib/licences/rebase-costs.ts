import 'server-only'
import type { Tx } from '@/lib/core/db'
import { toCents, toDecimal } from '@/lib/core/money'
import type { Rebase } from '@/lib/pricing/rebase'

/** Converts what keys cost. */
export async function rebaseCosts(tx: Tx, { amount }: Rebase): Promise<void> {
  const batches = await tx.keyBatch.findMany({
    where: { unitCost: { not: null } },
    select: { id: true, unitCost: true },
  })
  for (const { id, unitCost } of batches)
    if (unitCost)
      await tx.keyBatch.update({
        where: { id },
        data: { unitCost: toDecimal(amount(toCents(unitCost))) },
      })
}
