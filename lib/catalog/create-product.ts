import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { requireChargeable } from '@/lib/settings/require-chargeable'
import { type Named, recordAudit } from '@/lib/staff/audit'
import type { AdminProduct, NewProduct, ProductFields } from './admin-contracts'
import { requireAdminProduct } from './back-office-queries'
import { catalogTags } from './cache-tags'
import { requireFamiliesInBounds } from './families'
import { newProductDefaults } from './new-product-defaults'
import { requireOwnFacts } from './own-facts'
import { slugOf } from './product-rules'
import {
  onSlugTaken,
  PRODUCT_ENTITY,
  readPictures,
  requireCategoryExists,
  requireFreeSku,
  requireFurtherCategories,
  requireOtherCurrencies,
  requireRelatedProducts,
  requireRelease,
  requireSchedule,
  requireSellable,
  sanitizedStory,
  storePictures,
} from './product-writes'
import { stockChanged } from './refresh-stock'
import { videoTags } from './video-tags'
import { NO_CATEGORY, withDefaults } from './with-defaults'

/**
 * Adds a product to the catalogue.
 *
 * @throws AppError `invalid` for a category that does not exist or has to be chosen, a gift card that can't be sold,
 *   a family that is full, or a time to go on sale of one that is shown or that is not to come; `conflict` for a slug or SKU that is taken; as
 *   readPictures and storePictures
 */
export async function createProduct(actor: Named, input: NewProduct): Promise<AdminProduct> {
  const pictures = await readPictures(input)
  const { id } = await db().$transaction(async (tx) =>
    addProduct(tx, actor, { ...input, ...(await storePictures(tx, pictures)) }),
  )
  await stockChanged([id])
  return requireAdminProduct(id)
}

/**
 * Adds a product whose pictures are stored already, in the caller's transaction. Its stock is counted by whoever calls.
 *
 * @throws AppError as {@link createProduct}
 */
export async function addProduct(
  tx: Tx,
  actor: Named,
  input: NewProduct,
): Promise<ProductFields & { id: number }> {
  const { categoryId, ...given } = withDefaults(input, await newProductDefaults(tx))
  if (categoryId === null) throw invalidField('categoryId', NO_CATEGORY)
  const fields: ProductFields = {
    ...given,
    categoryId,
    slug: input.slug ?? slugFrom(input.name),
    story: await sanitizedStory(tx, given.story),
    ownFacts: await requireOwnFacts(tx, {}, given.ownFacts),
  }
  requireSchedule(fields)
  requireRelease(fields)
  requireSellable(fields, { keysByRule: false, isBundle: false })
  await requireChargeable(tx, { price: fields.price, originalPrice: fields.originalPrice })
  await requireOtherCurrencies(tx, fields.prices)
  await requireCategoryExists(tx, fields.categoryId)
  await requireFurtherCategories(tx, fields.furtherCategoryIds)
  await requireRelatedProducts(tx, fields.relatedProductIds)
  await requireFreeSku(tx, null, fields.sku)
  const { id } = await tx.product
    .create({ data: fields, select: { id: true } })
    .catch(onSlugTaken(fields.slug))
  await requireFamiliesInBounds(tx, [fields.family])
  await recordAudit(tx, actor, {
    action: 'product.create',
    entityType: PRODUCT_ENTITY,
    entityId: id,
    after: { ...fields },
  })
  await invalidateTags(tx, [catalogTags.products, ...videoTags([fields.videoUrl ?? undefined])])
  return { ...fields, id }
}

/** @throws AppError `invalid` for a name that no slug can be made from */
function slugFrom(name: string): string {
  const slug = slugOf(name)
  if (slug === '') throw invalidField('slug', say('products.nameMakesNoSlug'))
  return slug
}
