import 'server-only'
import { onUniqueViolation } from '@/lib/core/database-errors'
import { Prisma, type Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { AppError, fieldError, invalidField } from '@/lib/core/errors'
import { lockByName } from '@/lib/core/locks'
import { picturesIn, sanitizeArticle } from '@/lib/core/rich-text'
import { ID_ROW, lockRows, rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { cleanPicture, type Picture, storeImage } from '@/lib/media/store-image'
import { requireUploads } from '@/lib/media/uploads'
import type { TypedPrices } from '@/lib/pricing/typed-prices'
import { currentSetting, currentSettings } from '@/lib/settings/queries'
import type { ProductFields } from './admin-contracts'
import { bundleFieldsProblem } from './bundles/bundle-rules'
import { giftCardProblem } from './gift-card-rules'
import { originProblem } from './origin-problem'
import { preorderProblem, releaseProblem } from './preorders'
import { PRODUCT_FIELD_SELECT, productFieldsOf } from './product-fields'
import { scheduleProblem } from './product-schedule'
import type { RatingSource } from './rating-rules'
import { ruleKeysProblem } from './rule-keys-problem'
import { skuHolders } from './sku-holders'
import { typedPricesProblem } from './typed-price-fields'

// What the writes of single products share.

export const PRODUCT_ENTITY = 'product'

/** A product's fields, locked until the transaction ends. @throws AppError `not_found` */
export async function lockProduct(
  tx: Tx,
  id: number,
): Promise<{
  fields: ProductFields
  keysByRule: boolean
  isBundle: boolean
  updatedAt: Date
  ratingSource: RatingSource
}> {
  await lockRows(tx, 'Product', { id })
  const row = await tx.product.findUnique({
    where: { id },
    select: {
      ...PRODUCT_FIELD_SELECT,
      keysByRule: true,
      isBundle: true,
      updatedAt: true,
      ratingSource: true,
    },
  })
  if (!row) throw new AppError('not_found', say('products.unknown'))
  const { keysByRule, isBundle, updatedAt, ratingSource, ...stored } = row
  return { fields: productFieldsOf(stored), keysByRule, isBundle, updatedAt, ratingSource }
}

/**
 * @param kind whether its keys are made by a rule, and whether it consists of others
 * @throws AppError `invalid` for a gift card that can't be sold as one, keys beside those of a rule or of its parts, a previous owner of what is
 *   not used, or a pre-order of what is not delivered by keys
 */
export function requireSellable(
  fields: ProductFields,
  { keysByRule, isBundle }: { keysByRule: boolean; isBundle: boolean },
): void {
  const problem =
    bundleFieldsProblem(isBundle, fields) ??
    giftCardProblem(fields) ??
    ruleKeysProblem(keysByRule, fields) ??
    originProblem(fields) ??
    preorderProblem(fields, isBundle)
  if (problem) throw invalidField(problem.field, problem.text)
}

/** @throws AppError `invalid` for a time to go on sale that is not to come, or of a product that is shown */
export function requireSchedule(fields: Pick<ProductFields, 'isHidden' | 'publishAt'>): void {
  const problem = scheduleProblem(fields)
  if (problem) throw invalidField('publishAt', problem)
}

/** @throws AppError `invalid` for a day of a pre-order that is not to come */
export function requireRelease({ availableFrom }: Pick<ProductFields, 'availableFrom'>): void {
  const problem = releaseProblem(availableFrom)
  if (problem) throw invalidField('availableFrom', problem)
}

/** @throws AppError `invalid` for a price that was typed in the store's own currency as in another */
export async function requireOtherCurrencies(tx: Tx, prices: TypedPrices): Promise<void> {
  const problem = typedPricesProblem(prices, await currentSetting('baseCurrency', tx))
  if (problem) throw invalidField(problem.field, problem.text)
}

/** @throws AppError `invalid` */
export async function requireCategoryExists(tx: Tx, id: number): Promise<void> {
  if ((await tx.category.count({ where: { id } })) === 0)
    throw invalidField('categoryId', say('categories.unknown'))
}

/**
 * Requires that the categories which a product is also shown in exist, and keeps them until the transaction ends.
 *
 * @throws AppError `invalid`
 */
export async function requireFurtherCategories(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const found = await rowsOf(
    tx,
    ID_ROW,
    Prisma.sql`
    SELECT "id" FROM "Category" WHERE "id" = ANY(${ids}::int[]) ORDER BY "id" FOR KEY SHARE`,
  )
  if (found.length < ids.length) throw invalidField('furtherCategoryIds', say('categories.unknown'))
}

/**
 * Requires that the products exist which are shown beside one.
 *
 * @param id the product itself, which is not shown beside itself
 * @throws AppError `invalid`
 */
export async function requireRelatedProducts(
  tx: Tx,
  ids: readonly number[],
  id?: number,
): Promise<void> {
  if (ids.length === 0) return
  if (id !== undefined && ids.includes(id))
    throw invalidField('relatedProductIds', say('products.relatedToItself'))
  if ((await tx.product.count({ where: { id: { in: [...ids] } } })) < ids.length)
    throw invalidField('relatedProductIds', say('products.oneUnknown'))
}

/**
 * A product's full text without what may not be shown, and its pictures kept from being deleted.
 *
 * @throws AppError `invalid` for a picture that does not exist
 */
export async function sanitizedStory(tx: Tx, story: string): Promise<string> {
  if (story === '') return story
  const sanitized = sanitizeArticle(story, env().SITE_URL)
  await requireUploads(tx, { story: picturesIn(sanitized) })
  return sanitized
}

/** SKUs are given out one after the other, so that none is given twice. */
const SKUS_LOCK = 'product-skus'

/**
 * Requires that no other product has a SKU, in any case of letters.
 *
 * @param id the product that may have it, `null` for a new one
 * @throws AppError `conflict` naming the other product
 */
export async function requireFreeSku(tx: Tx, id: number | null, sku: string | null): Promise<void> {
  if (sku === null) return
  await lockByName(tx, SKUS_LOCK)
  const [holder] = await skuHolders(tx, [sku])
  if (holder && holder.id !== id)
    throw fieldError('conflict', 'sku', say('products.skuTaken', { sku, name: holder.name }))
}

/** The publisher of a product that names none: the store itself. */
export const defaultPublisher = async (): Promise<string> => (await currentSettings()).storeName

/** For `.catch()`: another product has this slug. */
export const onSlugTaken = (slug: string) =>
  onUniqueViolation((violation) =>
    fieldError('conflict', 'slug', say('products.slugTaken', { slug }), violation),
  )

type Pictures = Partial<Pick<ProductFields, 'image' | 'additionalImages'>>

/** A picture that came as a data URL, or the path of one that the store has. */
type GivenPicture = Picture | string

type GivenPictures = { image?: GivenPicture | null; additionalImages?: GivenPicture[] }

/**
 * Decodes the pictures that came as data URLs. That takes time, and needs no transaction.
 *
 * @throws AppError `invalid` naming the field; as cleanPicture
 */
export async function readPictures({ image, additionalImages }: Pictures): Promise<GivenPictures> {
  const given: GivenPictures = {}
  if (image !== undefined) given.image = image && (await readPicture(image, 'image'))
  if (additionalImages !== undefined) {
    given.additionalImages = []
    for (const [index, picture] of additionalImages.entries())
      given.additionalImages.push(await readPicture(picture, `additionalImages.${index}`))
  }
  return given
}

async function readPicture(picture: string, path: string): Promise<GivenPicture> {
  if (!picture.startsWith('data:')) return picture
  const bytes = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64')
  try {
    return await cleanPicture({ bytes })
  } catch (error) {
    throw error instanceof AppError ? fieldError(error.code, path, error.text) : error
  }
}

/**
 * Stores the pictures that {@link readPictures} decoded, and requires that those which are named exist.
 *
 * @returns the pictures by their paths
 * @throws AppError `invalid` naming the field
 */
export async function storePictures(
  tx: Tx,
  { image, additionalImages }: GivenPictures,
): Promise<Pictures> {
  const stored: Pictures = {}
  if (image !== undefined) stored.image = image && (await storePicture(tx, image, 'image'))
  if (additionalImages !== undefined) {
    stored.additionalImages = []
    for (const [index, picture] of additionalImages.entries())
      stored.additionalImages.push(await storePicture(tx, picture, `additionalImages.${index}`))
  }
  return stored
}

async function storePicture(tx: Tx, picture: GivenPicture, path: string): Promise<string> {
  if (typeof picture !== 'string') return (await storeImage(tx, picture)).url
  await requireUploads(tx, { [path]: picture })
  return picture
}
