import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import type { TypedPrices } from '@/lib/pricing/typed-prices'

/** A product's prices as a sale makes them, and until when; without one `salePrice` is `null`. */
type SalePriced = {
  id: number
  price: string
  originalPrice: string | null
  prices: TypedPrices
  salePrice: string | null
  saleEndsAt: string | null
}

/** Writes prices that a sale makes, or those of before. */
export async function writeSalePrices(tx: Tx, products: readonly SalePriced[]): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    UPDATE "Product" p SET "price" = r."price", "originalPrice" = r."originalPrice", "prices" = r."prices",
      "salePrice" = r."salePrice", "saleEndsAt" = r."saleEndsAt", "updatedAt" = now()
    FROM jsonb_populate_recordset(NULL::"Product", ${JSON.stringify(products)}::jsonb) r
    WHERE p."id" = r."id"`)
}
