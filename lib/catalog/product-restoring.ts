import { z } from 'zod'
import { stillHas } from '@/lib/core/differences'
import { type ServerText, say } from '@/lib/core/server-text'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { UndoState } from '@/lib/staff/undo-contracts'
import { type ProductFields, productFieldsSchema } from './admin-contracts'
import { giftCardProblem } from './gift-card-rules'
import { originProblem } from './origin-problem'
import { preorderProblem, releaseToCome } from './preorders'
import { scheduleToCome } from './product-schedule'
import { keptRating, type RatingSource } from './rating-rules'
import { typedPricesProblem } from './typed-price-fields'

// How changes of products are undone: rules, without the database.

const changedFieldsSchema = productFieldsSchema.partial()
/** All of a product that was deleted. */
const deletedSchema = productFieldsSchema.extend({
  createdAt: z.iso.datetime(),
  /** Not said of those that were deleted before there were any. */
  prices: z.preprocess((value) => value ?? {}, productFieldsSchema.shape.prices),
  licenceKind: z.preprocess((value) => value ?? null, productFieldsSchema.shape.licenceKind),
  keySource: z.preprocess((value) => value ?? null, productFieldsSchema.shape.keySource),
  firstRegion: z.preprocess((value) => value ?? null, productFieldsSchema.shape.firstRegion),
  updates: z.preprocess((value) => value ?? null, productFieldsSchema.shape.updates),
  pictureTexts: z.preprocess((value) => value ?? {}, productFieldsSchema.shape.pictureTexts),
  videoUrl: z.preprocess((value) => value ?? null, productFieldsSchema.shape.videoUrl),
  tags: z.preprocess((value) => value ?? [], productFieldsSchema.shape.tags),
  furtherCategoryIds: z.preprocess(
    (value) => value ?? [],
    productFieldsSchema.shape.furtherCategoryIds,
  ),
  sku: z.preprocess((value) => value ?? null, productFieldsSchema.shape.sku),
  gtin: z.preprocess((value) => value ?? null, productFieldsSchema.shape.gtin),
  mpn: z.preprocess((value) => value ?? null, productFieldsSchema.shape.mpn),
  seoTitle: z.preprocess((value) => value ?? '', productFieldsSchema.shape.seoTitle),
  seoDescription: z.preprocess((value) => value ?? '', productFieldsSchema.shape.seoDescription),
  notice: z.preprocess((value) => value ?? '', productFieldsSchema.shape.notice),
  relatedProductIds: z.preprocess(
    (value) => value ?? [],
    productFieldsSchema.shape.relatedProductIds,
  ),
  story: z.preprocess((value) => value ?? '', productFieldsSchema.shape.story),
  releases: z.preprocess((value) => value ?? [], productFieldsSchema.shape.releases),
  publishAt: z.preprocess((value) => value ?? null, productFieldsSchema.shape.publishAt),
  trialUrl: z.preprocess((value) => value ?? null, productFieldsSchema.shape.trialUrl),
  trialDays: z.preprocess((value) => value ?? null, productFieldsSchema.shape.trialDays),
  whenSoldOut: z.preprocess((value) => value ?? 'refuse', productFieldsSchema.shape.whenSoldOut),
  backorderLimit: z.preprocess((value) => value ?? null, productFieldsSchema.shape.backorderLimit),
  ownFacts: z.preprocess((value) => value ?? {}, productFieldsSchema.shape.ownFacts),
  availableFrom: z.preprocess((value) => value ?? null, productFieldsSchema.shape.availableFrom),
})

export type StoredProduct = {
  fields: ProductFields
  ratingSource: RatingSource
  isBundle: boolean
}
type Restored = { fields: ProductFields; createdAt?: Date }

/**
 * A product as it is once a change is undone.
 *
 * @param now the product; `undefined` when there is none
 * @param baseCurrency that of the store now
 * @returns a text when it can't be undone: why
 */
export function restoredProduct(
  { before, after }: UndoState,
  now: StoredProduct | undefined,
  baseCurrency: CurrencyCode,
): Restored | ServerText {
  if (!after) return now ? say('undo.isThereAgain') : deleted(before, baseCurrency)
  if (!now) return say('undo.wasDeleted')
  const rating = keptRating(now.fields, now.ratingSource, { takesRatings: true })
  if (!stillHas({ ...now.fields, ...pick(after, rating) }, after))
    return say('undo.hasChangedSince')
  const parsed = changedFieldsSchema.safeParse({ ...before, ...pick(rating, before) })
  if (!parsed.success) return say('undo.notPossibleAnyMore')
  const fields = planned({ ...now.fields, ...parsed.data })
  return (
    (
      giftCardProblem(fields) ??
      originProblem(fields) ??
      preorderProblem(fields, now.isBundle) ??
      typedPricesProblem(fields.prices, baseCurrency)
    )?.text ?? { fields }
  )
}

function deleted(before: UndoState['before'], baseCurrency: CurrencyCode): Restored | ServerText {
  const parsed = deletedSchema.safeParse(before)
  if (!parsed.success) return say('undo.notPossibleAnyMore')
  const { createdAt, ...fields } = parsed.data
  const problem = typedPricesProblem(fields.prices, baseCurrency)
  if (problem) return problem.text
  return { fields: planned(fields), createdAt: new Date(createdAt) }
}

const planned = (fields: ProductFields): ProductFields => ({
  ...fields,
  publishAt: scheduleToCome(fields),
  availableFrom: releaseToCome(fields.availableFrom),
})

/** Of some values those that others name too. */
const pick = (values: object, named: object) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in named))
