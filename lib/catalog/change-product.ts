import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { differences } from '@/lib/core/differences'
import { invalidField } from '@/lib/core/errors'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { requireChargeable } from '@/lib/settings/require-chargeable'
import { type Named, recordAudit } from '@/lib/staff/audit'
import { undoState } from '@/lib/staff/undo-contracts'
import type { AdminProduct, ProductChange, ProductFields } from './admin-contracts'
import { requireAdminProduct } from './back-office-queries'
import { catalogTags } from './cache-tags'
import { requireFamiliesInBounds } from './families'
import { hasSampleCatalogue } from './new-product-defaults'
import { requireNoObstacle } from './origin-obstacles'
import { requireOwnFacts } from './own-facts'
import { queueReleaseChanges } from './preorder-jobs'
import { scheduleChange } from './product-schedule'
import {
  defaultPublisher,
  lockProduct,
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
import { keptRating } from './rating-rules'
import { stockChanged } from './refresh-stock'
import { changedPrices } from './typed-price-fields'
import { videoTags } from './video-tags'

/**
 * Changes fields of a product; nothing is written when they hold their values already.
 *
 * @throws AppError `not_found`; `conflict` when somebody else has changed it, for a slug or SKU that is
 *   taken, or while its keys or buyers keep what it states of them; `invalid` as createProduct; as readPictures and storePictures
 */
export async function changeProduct(
  actor: Named,
  id: number,
  change: ProductChange,
): Promise<AdminProduct> {
  const given = await readPictures(change)
  await db().$transaction((tx) => changeProductWithin(tx, actor, id, change, given))
  // Of a bundle, what is not sold is the least.
  if (STOCK_FIELDS.some((field) => change[field] !== undefined)) await stockChanged([id])
  return requireAdminProduct(id)
}

/**
 * Changes fields of a product in the caller's transaction. Its stock is counted by whoever calls.
 *
 * @param given its pictures, as they were read before
 * @returns whether it did not have these values already
 * @throws AppError as {@link changeProduct}
 */
export async function changeProductWithin(
  tx: Tx,
  actor: Named,
  id: number,
  { expectedUpdatedAt, prices, ownFacts, ...change }: ProductChange,
  given: Awaited<ReturnType<typeof readPictures>> = {},
): Promise<boolean> {
  const pictures = await storePictures(tx, given)
  const publisher = change.publisher === '' ? { publisher: await defaultPublisher() } : {}
  const { fields, updatedAt, ratingSource, ...kind } = await lockProduct(tx, id)
  requireUpdatedAt(updatedAt, expectedUpdatedAt, say('conflict.thisProduct'))
  const { before, after } = differences(fields, {
    ...change,
    ...scheduleChange(change),
    ...publisher,
    ...pictures,
    ...(change.story !== undefined && { story: await sanitizedStory(tx, change.story) }),
    ...(ownFacts && { ownFacts: await requireOwnFacts(tx, fields.ownFacts, ownFacts) }),
    ...(prices && { prices: changedPrices(fields.prices, prices) }),
    ...keptRating(fields, ratingSource, {
      ...change,
      takesRatings: !isRated(change) || (await hasSampleCatalogue(tx)),
    }),
  })
  if (Object.keys(after).length === 0) return false
  const next = { ...fields, ...after }
  requireSellable(next, kind)
  if (after.publishAt || after.isHidden === false) requireSchedule(next)
  if (after.availableFrom) requireRelease(next)
  await requireFitsBundles(tx, id, after, next.name)
  await requireNoObstacle(tx, { id, before: fields, after: next })
  await requireChargeable(tx, { price: after.price, originalPrice: after.originalPrice })
  if (after.prices) await requireOtherCurrencies(tx, after.prices)
  if (after.categoryId !== undefined) await requireCategoryExists(tx, next.categoryId)
  await requireFurtherCategories(tx, after.furtherCategoryIds ?? [])
  await requireRelatedProducts(tx, addedTo(fields.relatedProductIds, after.relatedProductIds), id)
  await requireFreeSku(tx, id, after.sku ?? null)
  await tx.product
    .update({ where: { id }, data: after, select: { id: true } })
    .catch(onSlugTaken(next.slug))
  await requireFamiliesInBounds(tx, [after.family])
  await queueReleaseChanges(tx, [{ id, before, after }])
  await recordAudit(tx, actor, {
    action: 'product.update',
    entityType: PRODUCT_ENTITY,
    entityId: id,
    before: { ...before },
    after: { ...after },
    undo: undoState(before, after),
  })
  const shownVideo = after.isHidden === undefined ? undefined : (next.videoUrl ?? undefined)
  await invalidateTags(tx, [catalogTags.products, ...videoTags([after.videoUrl, shownVideo])])
  return true
}
/** What the stock of a product follows, beside its keys. */
const STOCK_FIELDS = [
  'delivery',
  'inStock',
  'whenSoldOut',
  'backorderLimit',
  'availableFrom',
] as const

/** @throws AppError `invalid` for a part of a bundle that becomes what no bundle takes */
async function requireFitsBundles(
  tx: Tx,
  id: number,
  { isGiftCard, availableFrom }: Partial<ProductFields>,
  name: string,
): Promise<void> {
  if (!isGiftCard && !availableFrom) return
  if ((await tx.bundlePart.count({ where: { partId: id } })) === 0) return
  throw isGiftCard
    ? invalidField('isGiftCard', say('bundles.giftCard', { name }))
    : invalidField('availableFrom', say('bundles.preorder', { name }))
}

/** What a list names that it did not before: what it did may be gone since, and stays. */
const addedTo = (before: readonly number[], after: readonly number[] = []): number[] =>
  after.filter((id) => !before.includes(id))

/** Whether a change says something of the rating: only then it matters who may. */
const isRated = ({ rating, reviewCount }: ProductChange): boolean =>
  rating !== undefined || reviewCount !== undefined
