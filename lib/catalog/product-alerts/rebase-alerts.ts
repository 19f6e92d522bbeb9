import 'server-only'
import type { Tx } from '@/lib/core/db'
import { toCents, toDecimal } from '@/lib/core/money'
import type { Rebase } from '@/lib/pricing/rebase'

const BATCH = 1000

/** Converts the prices that watchers saw in the store's own currency, below which they are told; others stay in theirs. */
export async function rebaseAlerts(tx: Tx, { price }: Rebase): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await tx.productAlert.findMany({
      where: { id: { gt: after }, currency: null },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: { id: true, price: true },
    })
    const prices = rows.map((row) => ({ id: row.id, price: toDecimal(price(toCents(row.price))) }))
    await tx.$executeRaw`
      UPDATE "ProductAlert" a SET "price" = r."price"
      FROM jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) AS r("id" int, "price" numeric)
      WHERE a."id" = r."id"`
    after = rows.at(-1)?.id ?? after
    if (rows.length < BATCH) return
  }
}
