import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { recordAudit, SERVER } from '@/lib/staff/audit'
import { idsToSettle } from './sale-products'
import { saleStanding, saleTurn } from './sale-times'
import { overOf, queueTurn, SALE_ENTITY, type SaleRow, WITH_PRODUCTS } from './sale-writes'
import { type SettledCounts, settleProducts } from './settle-products'

/** So many products change in one transaction: whoever dies in the middle leaves whole ones, and the rest is done again. */
const AT_ONCE = 500
const TIMEOUT_MS = 60_000

/** Begins and ends the sales that are due: gives all their products the prices of this moment. */
export async function settleSales(): Promise<void> {
  const now = await databaseTime()
  const due = await db().sale.findMany({
    where: { turnsAt: { lte: now } },
    orderBy: [{ turnsAt: 'asc' }, { id: 'asc' }],
    include: WITH_PRODUCTS,
  })
  for (const sale of due) await settleSale(sale)
}

async function settleSale(sale: SaleRow): Promise<void> {
  const now = await databaseTime()
  const counts = await settleInBatches(await idsToSettle(db(), sale.id, overOf(sale)))
  await db().$transaction(async (tx) => {
    // Whoever changed it meanwhile made it due again.
    const turnsAt = saleTurn(sale, now)
    const { count } = await tx.sale.updateMany({
      where: { id: sale.id, turnsAt: sale.turnsAt, updatedAt: sale.updatedAt },
      data: { turnsAt, updatedAt: sale.updatedAt },
    })
    if (count === 0) return
    await queueTurn(tx, sale.id, turnsAt, now)
    const isOn = saleStanding(sale, now) === 'running'
    await recordAudit(tx, SERVER, {
      action: isOn ? 'sale.begin' : 'sale.end',
      entityType: SALE_ENTITY,
      entityId: sale.id,
      after: { name: sale.name, changedProducts: counts.changed, keptPrices: counts.kept },
    })
  })
}

/** Gives products the prices of this moment, some at once. */
export async function settleInBatches(ids: readonly number[]): Promise<SettledCounts> {
  const counts: SettledCounts = { changed: 0, kept: 0 }
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const { changed, kept } = await db().$transaction(
      (tx) => settleProducts(tx, ids.slice(from, from + AT_ONCE)),
      { timeout: TIMEOUT_MS },
    )
    counts.changed += changed
    counts.kept += kept
  }
  return counts
}
