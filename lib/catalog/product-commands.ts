import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { toCents, toDecimal } from '@/lib/core/money'
import type { ProductFields, ProductRemoval } from './admin-contracts'
import { checkPrices, type Differences, differences, refused } from './product-checks'
import { DEFAULT_CATEGORY_ID } from './product-rules'

async function checkCategory(tx: Tx, id: number): Promise<void> {
  if ((await tx.category.count({ where: { id } })) === 0)
    throw refused('categoryId', 'There is no such category')
}

/** The category of a product that names none (spec: checkout, section 9). */
export async function defaultCategoryId(tx: Tx): Promise<number> {
  const byId = await tx.category.findUnique({
    where: { id: DEFAULT_CATEGORY_ID },
    select: { id: true },
  })
  const category =
    byId ??
    (await tx.category.findFirst({
      where: { parentId: null },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: { id: true },
    }))
  if (!category) throw refused('categoryId', 'Add a category first')
  return category.id
}

/** A slug that another product has is a conflict that names the field. */
async function orTaken<T>(slug: string, write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002')
      throw error
    const message = `Another product already has the slug “${slug}”`
    throw new AppError('conflict', message, { issues: [{ path: 'slug', message }], cause: error })
  }
}

/**
 * Adds a product.
 *
 * @returns its id
 * @throws AppError `invalid` for a category that does not exist or an original price that is none,
 *   `conflict` for a slug that is taken
 */
export async function insertProduct(tx: Tx, fields: ProductFields): Promise<number> {
  checkPrices(fields)
  await checkCategory(tx, fields.categoryId)
  const { id } = await orTaken(
    fields.slug,
    tx.product.create({ data: fields, select: { id: true } }),
  )
  return id
}

/** The columns that make up the fields of a product. */
export const PRODUCT_FIELD_SELECT = {
  name: true,
  slug: true,
  description: true,
  publisher: true,
  price: true,
  originalPrice: true,
  categoryId: true,
  image: true,
  additionalImages: true,
  rating: true,
  reviewCount: true,
  features: true,
  isFeatured: true,
  inStock: true,
  isHidden: true,
  systemRequirements: true,
  deliveryInfo: true,
  supportedLanguages: true,
  license: true,
  version: true,
} as const satisfies Record<keyof ProductFields, true>

type StoredFields = Prisma.ProductGetPayload<{ select: typeof PRODUCT_FIELD_SELECT }>

/** A stored product's fields in the form in which they are sent. */
export const fieldsOf = (row: StoredFields): ProductFields => ({
  ...row,
  price: toDecimal(toCents(row.price)),
  originalPrice: row.originalPrice === null ? null : toDecimal(toCents(row.originalPrice)),
  rating: Number(row.rating).toFixed(1),
})

const noSuch = () => new AppError('not_found', 'There is no such product')

/** A product's fields, kept from other writers until the transaction ends. @throws AppError `not_found` */
async function lockProduct(tx: Tx, id: number) {
  await tx.$queryRaw`SELECT 1 FROM "Product" WHERE "id" = ${id} FOR UPDATE`
  const row = await tx.product.findUnique({
    where: { id },
    select: { ...PRODUCT_FIELD_SELECT, updatedAt: true },
  })
  if (!row) throw noSuch()
  const { updatedAt, ...stored } = row
  return { fields: fieldsOf(stored), updatedAt }
}

/**
 * Changes fields of a product.
 *
 * @param expectedUpdatedAt when the caller's version was saved
 * @returns what was changed
 * @throws AppError `not_found`; `conflict` when somebody else changed it since, or a slug is taken;
 *   `invalid` as {@link insertProduct}
 */
export async function changeProduct(
  tx: Tx,
  id: number,
  change: Partial<ProductFields>,
  expectedUpdatedAt: string | undefined,
): Promise<Differences<ProductFields>> {
  const { fields, updatedAt } = await lockProduct(tx, id)
  if (
    expectedUpdatedAt !== undefined &&
    new Date(expectedUpdatedAt).getTime() !== updatedAt.getTime()
  )
    throw new AppError(
      'conflict',
      'Somebody else changed this product in the meantime. Reload to see their version.',
    )
  const different = differences(fields, change)
  if (Object.keys(different.after).length === 0) return different
  const next = { ...fields, ...different.after }
  checkPrices(next)
  if (different.after.categoryId !== undefined) await checkCategory(tx, next.categoryId)
  await orTaken(
    next.slug,
    tx.product.update({ where: { id }, data: different.after, select: { id: true } }),
  )
  return different
}

/**
 * Removes a product. One that was sold, or whose keys are or were on record, is hidden instead:
 * orders and keys keep naming it.
 *
 * @throws AppError `not_found`
 */
export async function removeProduct(
  tx: Tx,
  id: number,
): Promise<ProductRemoval & { fields: ProductFields }> {
  const { fields } = await lockProduct(tx, id)
  const { hasKeyPool, _count } = await tx.product.findUniqueOrThrow({
    where: { id },
    select: { hasKeyPool: true, _count: { select: { orderItems: true, keys: true } } },
  })
  const isOnRecord = hasKeyPool || _count.orderItems > 0 || _count.keys > 0
  if (isOnRecord) await tx.product.update({ where: { id }, data: { isHidden: true } })
  else await tx.product.delete({ where: { id } })
  return { outcome: isOnRecord ? 'hidden' : 'deleted', fields }
}
