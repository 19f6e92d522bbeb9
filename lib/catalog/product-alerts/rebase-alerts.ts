import 'server-only'
import type { Tx } from '@/lib/core/db'
import { toCents, toDecimal } from '@/lib/core/money'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { Rebase } from '@/lib/pricing/rebase'

const BATCH = 1000

/**
 * Re-bases the prices that watchers saw in the store's own currency, below which they are told: they are converted or, where the
 * store sells in that currency still, watched in it from now on. Those in the new one are the store's own.
 *
 * @param kept the former base currency, where it is sold in still
 */
export async function rebaseAlerts(
  tx: Tx,
  rebase: Rebase,
  kept: CurrencyCode | null,
): Promise<void> {
  if (kept === null) await convertAlerts(tx, rebase)
  else await tx.productAlert.updateMany({ where: { currency: null }, data: { currency: kept } })
  await tx.productAlert.updateMany({ where: { currency: rebase.to }, data: { currency: null } })
}

async function convertAlerts(tx: Tx, { price }: Rebase): Promise<void> {
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
