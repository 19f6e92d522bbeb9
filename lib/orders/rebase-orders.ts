import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { rebasedRate } from './rebased-sales'

const BATCH = 1000

/**
 * Counts all orders in another base currency. What was charged stays as it is. Orders of the new currency count as what they were
 * charged, all others at the owner's rate, by which days and customers are added up again.
 *
 * @param rebase.rate what one of the former base currency is worth in the new one: a decimal string
 */
export async function rebaseOrders(
  tx: Tx,
  rebase: { to: CurrencyCode; rate: string },
): Promise<void> {
  // Whoever changes an order has ended before, or waits: none is counted half in the one and half in the other.
  await tx.$executeRaw`LOCK TABLE "Order" IN SHARE ROW EXCLUSIVE MODE`
  await tx.$executeRaw`SELECT forget_all_sums()`
  await tx.$executeRaw`
    UPDATE "Order" o SET
      "rateToBase" = ${rebasedRate(rebase)},
      "rateSource" = CASE WHEN o."currency" = ${rebase.to} THEN NULL ELSE 'owner'::"RateSource" END`
  await recountCustomers(tx)
}

async function recountCustomers(tx: Tx): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await rowsOf(
      tx,
      ID_ROW,
      Prisma.sql`SELECT "id" FROM "CustomerRecord" WHERE "id" > ${after} ORDER BY "id" LIMIT ${BATCH}`,
    )
    const ids = rows.map(({ id }) => id)
    await tx.$executeRaw`SELECT count_customers(${ids}::int[])`
    after = ids.at(-1) ?? after
    if (ids.length < BATCH) return
  }
}
