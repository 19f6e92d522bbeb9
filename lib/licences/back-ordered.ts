import 'server-only'
import { z } from 'zod'
import { mayWait } from '@/lib/catalog/back-orders'
import { SELLS_WITHOUT_KEYS, WAITING_PIECES } from '@/lib/catalog/back-orders-sql'
import { Prisma, type Tx } from '@/lib/core/db'
import { lockByName } from '@/lib/core/locks'
import { rowsOf } from '@/lib/core/rows'
import { currentSettings } from '@/lib/settings/queries'
import { leftOf, type NeededKeys } from './needed-keys'
import { outOfStock } from './out-of-stock'

const backOrderedSchema = z.object({ limit: z.number().nullable() })
const waitingSchema = z.object({ waiting: z.number() })

/** What may wait of a product with a limit is given to one payment after the other. */
const lockOfLimit = (productId: number) => `waiting-pieces:${productId}`

/** Pieces of the product `p` that other payments wait for, whose money is on its way, or there without an order yet. */
const paidSoon = (paymentId: string | null) => Prisma.sql`(
  SELECT coalesce(sum(greatest(0, c."pieces" - (
    SELECT count(*) FROM "ProductKey" k WHERE k."paymentId" = c."id" AND k."productId" = p."id" AND k."status" = 'reserved'))), 0)::int
  FROM (
    SELECT y."id", sum((e->>'quantity')::int) AS "pieces"
    FROM "Payment" y CROSS JOIN LATERAL jsonb_array_elements(y."snapshot"->'items') e
    WHERE (y."status" IN ('processing', 'held') OR y."awaitsOrder") AND y."id" IS DISTINCT FROM ${paymentId}::uuid
      AND (e->>'productId')::int = p."id"
    GROUP BY y."id") c)`

/**
 * What is short of a purchase may wait for keys, where its product is sold so.
 *
 * @param available keys that are there or reserved for it, fewer than are needed
 * @param paymentId whose money moves next: until its transaction ends, no other payment may have what it waits for; `null`: nobody's yet
 * @throws AppError `out_of_stock` where it may not
 */
export async function requireMayWait(
  tx: Tx,
  need: NeededKeys,
  available: number,
  paymentId: string | null,
): Promise<void> {
  const [stock] = await rowsOf(
    tx,
    backOrderedSchema,
    Prisma.sql`
    SELECT p."backorderLimit" AS "limit" FROM "Product" p WHERE p."id" = ${need.productId} AND ${SELLS_WITHOUT_KEYS}`,
  )
  const waits = stock
    ? mayWait({
        limit: stock.limit,
        waiting: stock.limit === null ? 0 : await waitingPieces(tx, need.productId, paymentId),
        available,
        toldUpTo: (await currentSettings(tx)).lowStockThreshold,
        wantedAlone: wantedAlone(need),
      })
    : 0
  if (need.quantity - available > waits) throw outOfStock(leftOf(need, available + waits))
}

async function waitingPieces(tx: Tx, productId: number, paymentId: string | null): Promise<number> {
  if (paymentId !== null) await lockByName(tx, lockOfLimit(productId))
  const [counted] = await rowsOf(
    tx,
    waitingSchema,
    Prisma.sql`
    SELECT ${WAITING_PIECES} + ${paidSoon(paymentId)} AS "waiting" FROM "Product" p WHERE p."id" = ${productId}`,
  )
  return counted?.waiting ?? 0
}

const wantedAlone = ({ productId, lines }: NeededKeys): number =>
  lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0)
