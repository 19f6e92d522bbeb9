import 'server-only'
import { z } from 'zod'
import { mayWait } from '@/lib/catalog/back-orders'
import { SELLS_WITHOUT_KEYS, WAITING_PIECES } from '@/lib/catalog/back-orders-sql'
import { Prisma, type Tx } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { currentSettings } from '@/lib/settings/queries'
import { leftOf, type NeededKeys } from './needed-keys'
import { outOfStock } from './out-of-stock'

const backOrderedSchema = z.object({ limit: z.number().nullable(), waiting: z.number() })

/**
 * What is short of a purchase may wait for keys, where its product is sold so.
 *
 * @param available keys that are there or reserved for it, fewer than are needed
 * @throws AppError `out_of_stock` where it may not
 */
export async function requireMayWait(tx: Tx, need: NeededKeys, available: number): Promise<void> {
  const [stock] = await rowsOf(
    tx,
    backOrderedSchema,
    Prisma.sql`
    SELECT p."backorderLimit" AS "limit", ${WAITING_PIECES} AS "waiting"
    FROM "Product" p WHERE p."id" = ${need.productId} AND ${SELLS_WITHOUT_KEYS}`,
  )
  const waits = stock
    ? mayWait({
        ...stock,
        available,
        toldUpTo: (await currentSettings(tx)).lowStockThreshold,
        wantedAlone: wantedAlone(need),
      })
    : 0
  if (need.quantity - available > waits) throw outOfStock(leftOf(need, available + waits))
}

const wantedAlone = ({ productId, lines }: NeededKeys): number =>
  lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0)
