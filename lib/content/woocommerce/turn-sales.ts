import 'server-only'
import { adminProductById } from '@/lib/catalog/back-office-queries'
import { changeProduct } from '@/lib/catalog/change-product'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { decimalOf } from '@/lib/core/money'
import { SERVER } from '@/lib/staff/audit'
import { type ImportedRow, writtenOf } from './imported-products'
import { merged } from './kept-changes'
import { pricesAt, type Sale, turnOf } from './sale-prices'

/** So many products change their price by one job; the next takes more. */
const AT_ONCE = 200

/**
 * Begins and ends the sales of products that were taken over, whose times WooCommerce said. A price that was changed here stays.
 * It does not matter whether the plugin is still on: the sale was taken over with its end.
 */
export async function turnSales(): Promise<void> {
  const now = new Date()
  const due = await db().importedProduct.findMany({
    where: { saleTurnsAt: { lte: now } },
    orderBy: { saleTurnsAt: 'asc' },
    take: AT_ONCE,
  })
  for (const row of due) await turn(row, now)
}

async function turn(row: ImportedRow, now: Date): Promise<void> {
  const sale = saleOf(row)
  const current = await adminProductById(row.productId)
  const merge =
    sale &&
    current &&
    merged(
      { current: { ...current }, written: writtenOf(row.written), next: pricesAt(sale, now) },
      false,
    )
  try {
    if (merge && Object.keys(merge.change).length > 0)
      await changeProduct(SERVER, row.productId, merge.change)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.warn({ err: error, productId: row.productId }, 'a sale could not begin or end')
  }
  await db().importedProduct.update({
    where: { productId: row.productId },
    data: {
      saleTurnsAt: sale && turnOf(sale, now),
      ...(merge && { written: JSON.parse(JSON.stringify(merge.written)) }),
    },
  })
}

const saleOf = ({ regularPrice, salePrice, saleFrom, saleUntil }: ImportedRow): Sale | null =>
  regularPrice === null || salePrice === null
    ? null
    : {
        regular: decimalOf(regularPrice),
        sale: decimalOf(salePrice),
        from: saleFrom,
        until: saleUntil,
      }
