import 'server-only'
import type { Tx } from '@/lib/core/db'
import { toCents, toDecimal } from '@/lib/core/money'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { Rebase } from '@/lib/pricing/rebase'

const BATCH = 1000

/**
 * Converts what keys cost. What was paid stays known: in the former base currency from now on beside the cost, and what was paid
 * in the new one is the cost to the cent.
 */
export async function rebaseCosts(
  tx: Tx,
  from: CurrencyCode,
  { to, amount }: Rebase,
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await tx.keyBatch.findMany({
      where: { id: { gt: after }, unitCost: { not: null } },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: { id: true, unitCost: true, paidUnitCost: true, paidCurrency: true },
    })
    const costs = rows.map(({ id, unitCost, paidUnitCost, paidCurrency }) => {
      if (paidUnitCost && paidCurrency === to)
        return { id, unitCost: paidUnitCost, paidUnitCost: null, paidCurrency: null }
      const converted = unitCost && toDecimal(amount(toCents(unitCost)))
      return paidCurrency === null
        ? { id, unitCost: converted, paidUnitCost: unitCost, paidCurrency: from }
        : { id, unitCost: converted, paidUnitCost, paidCurrency }
    })
    await tx.$executeRaw`
      UPDATE "KeyBatch" b SET "unitCost" = r."unitCost", "paidUnitCost" = r."paidUnitCost", "paidCurrency" = r."paidCurrency"
      FROM jsonb_to_recordset(${JSON.stringify(costs)}::jsonb)
        AS r("id" int, "unitCost" numeric, "paidUnitCost" numeric, "paidCurrency" text)
      WHERE b."id" = r."id"`
    after = rows.at(-1)?.id ?? after
    if (rows.length < BATCH) return
  }
}
