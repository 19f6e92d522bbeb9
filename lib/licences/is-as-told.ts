import 'server-only'
import { statementSchema } from '@/lib/catalog/statement-contracts'
import { mayBeHandedOut, NO_ORIGIN } from '@/lib/catalog/statements'
import type { Tx } from '@/lib/core/db'

/** Whether the keys of an item's product are still those that its buyer was told of when the payment began. */
export async function isAsTold(tx: Tx, { id }: { id: number }): Promise<boolean> {
  const { statement, product } = await tx.orderItem.findUniqueOrThrow({
    where: { id },
    select: {
      statement: true,
      product: { select: { licenceKind: true, keySource: true, firstRegion: true } },
    },
  })
  return mayBeHandedOut(statementSchema.nullable().parse(statement) ?? NO_ORIGIN, product)
}
