import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type SalePrices, withoutSale } from './sale-rules'
import { PRICE_SELECT, pricesOfRow, reducedOf } from './stored-prices'

/** @throws AppError `conflict` while a sale has made prices, or is to set some, in the store's currency */
export async function requireNoPricesOfSales(tx: Tx): Promise<void> {
  const now = await databaseTime(tx)
  const made = await tx.reducedProduct.count({ where: { saleId: { not: null } } })
  const planned = await tx.saleProduct.count({
    where: {
      price: { not: null },
      sale: { stoppedAt: null, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
    },
  })
  if (made + planned > 0) throw new AppError('conflict', say('sales.endBeforeBaseCurrency'))
}

/** What a product costs without the sale that it is in; nothing of one that is in none. */
export async function pricesWithoutSale(productId: number): Promise<Partial<SalePrices>> {
  const row = await db().reducedProduct.findUnique({
    where: { productId },
    include: { product: { select: PRICE_SELECT } },
  })
  return row ? withoutSale(pricesOfRow(row.product), reducedOf(row)).regular : {}
}
