import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { lockRows } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { SECOND_MS } from '@/lib/core/time'
import { addJob } from '@/lib/platform/jobs'
import { requireChargeable } from '@/lib/settings/require-chargeable'
import type { SaleInput } from './contracts'
import { settleSalesJob } from './jobs'
import type { SaleOver } from './sale-products'

// What the writes of sales share.

/** In seconds. */
const MOMENT = 0.5

export const SALE_ENTITY = 'sale'

export const WITH_PRODUCTS = {
  products: { orderBy: { productId: 'asc' } },
} as const satisfies Prisma.SaleInclude

export type SaleRow = Prisma.SaleGetPayload<{ include: typeof WITH_PRODUCTS }>

/** Which products a stored sale is over. */
export const overOf = ({ scope, categoryId, publisher, products }: SaleRow): SaleOver => ({
  scope,
  categoryId,
  publisher,
  productIds: products.map(({ productId }) => productId),
})

/** Which products a sale would be over. */
export const overOfInput = ({ scope, categoryId, publisher, products }: SaleInput): SaleOver => ({
  scope,
  categoryId: scope === 'category' ? categoryId : null,
  publisher: scope === 'brand' ? publisher : null,
  productIds: scope === 'products' ? products.map(({ id }) => id) : [],
})

/** The columns that the owner decides on. */
export const columnsOf = (input: SaleInput) => {
  const { scope, categoryId, publisher } = overOfInput(input)
  return {
    name: input.name,
    percent: input.percent,
    scope,
    categoryId,
    publisher,
    startsAt: new Date(input.startsAt),
    endsAt: input.endsAt === null ? null : new Date(input.endsAt),
  }
}

/** Rows of the products that were chosen; a percentage counts for all of them. */
export const productsOf = ({ scope, percent, products }: SaleInput) =>
  scope === 'products'
    ? products.map(({ id, price }) => ({ productId: id, price: percent === null ? price : null }))
    : []

/** What the audit trail records of a sale. */
export const auditedSale = (row: SaleRow): Prisma.InputJsonObject => ({
  name: row.name,
  percent: row.percent,
  scope: row.scope,
  categoryId: row.categoryId,
  publisher: row.publisher,
  products: row.products.map(({ productId, price }) => ({
    id: productId,
    price: price?.toFixed(2) ?? null,
  })),
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt?.toISOString() ?? null,
})

/** A sale, locked until the transaction ends. @throws AppError `not_found` */
export async function lockSale(tx: Tx, id: number): Promise<SaleRow> {
  await lockRows(tx, 'Sale', { id })
  const sale = await tx.sale.findUnique({ where: { id }, include: WITH_PRODUCTS })
  if (!sale) throw new AppError('not_found', say('sales.unknown'))
  return sale
}

/**
 * @param known the products that it was over before, which may have been deleted since
 * @throws AppError `invalid` for an end that is over, products and categories that do not exist, and prices that the store's
 *   currency has no coins for
 */
export async function requirePlannable(tx: Tx, input: SaleInput, now: Date): Promise<void> {
  if (input.endsAt !== null && new Date(input.endsAt) <= now)
    throw invalidField('endsAt', say('sales.endIsOver'))
  const { scope, categoryId, productIds } = overOfInput(input)
  if (scope === 'category' && !(await tx.category.count({ where: { id: categoryId ?? 0 } })))
    throw invalidField('categoryId', say('categories.unknown'))
  if ((await tx.product.count({ where: { id: { in: [...productIds] } } })) < productIds.length)
    throw invalidField('products', say('products.oneUnknown'))
  if (input.percent === null)
    for (const [place, { price }] of input.products.entries())
      await requireChargeable(tx, { [`products.${place}.price`]: price })
}

/** Queues what happens when prices have to be settled next; a job of each minute does it should this one be lost. */
export async function queueTurn(
  tx: Tx,
  id: number,
  turnsAt: Date | null,
  now: Date,
): Promise<void> {
  if (turnsAt === null) return
  const seconds = (turnsAt.getTime() - now.getTime()) / SECOND_MS
  // A job that came a moment too early would find nothing due.
  const afterSeconds = seconds > 0 ? seconds + MOMENT : 0
  await addJob(tx, settleSalesJob, {}, `settle_sale:${id}`, { afterSeconds })
}
