import 'server-only'
import { z } from 'zod'
import { Prisma, type Tx } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'

const holderRow = z.object({ id: z.number(), slug: z.string(), name: z.string(), sku: z.string() })

/** A product with its SKU. */
export type SkuHolder = z.infer<typeof holderRow>

/** The products that have some SKUs, in any case of letters. */
export const skuHolders = (tx: Tx, skus: readonly string[]): Promise<SkuHolder[]> =>
  rowsOf(
    tx,
    holderRow,
    Prisma.sql`
    SELECT "id", "slug", "name", "sku" FROM "Product"
    WHERE lower("sku") IN (SELECT lower(s) FROM unnest(${[...skus]}::text[]) s)`,
  )
