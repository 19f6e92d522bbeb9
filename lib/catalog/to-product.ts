import { z } from 'zod'
import { decimalOf } from '@/lib/core/money'
import { column } from '@/lib/core/rows'
import { ALL_CURRENCIES } from '@/lib/i18n/currencies'
import { PLACEHOLDER_IMAGE } from '@/lib/media/placeholder-image'
import type { TypedPrices } from '@/lib/pricing/typed-prices'
import { type Category, type Product, typedPricesSchema, volumePricesSchema } from './contracts'
import { ownFactValuesSchema } from './own-fact-contracts'
import { pictureTextsSchema } from './picture-texts'
import { platformsOf } from './product-facts'
import { publicRating } from './rating-rules'

/** A product as the database gives it. */
export const productRowSchema = z.object({
  id: z.number(),
  slug: z.string(),
  edition: z.string(),
  devices: z.number().nullable(),
  termMonths: z.number().nullable(),
  inStock: z.boolean(),
  name: z.string(),
  delivery: z.enum(column.Delivery),
  refundDays: z.number().nullable(),
  isGiftCard: z.boolean(),
  description: z.string(),
  publisher: z.string(),
  additionalImages: z.array(z.string()),
  pictureTexts: z.unknown(),
  videoUrl: z.string().nullable(),
  reviewCount: z.number(),
  ratingSource: z.enum(column.RatingSource),
  features: z.array(z.string()),
  isFeatured: z.boolean(),
  deliveryInfo: z.string(),
  isGenuine: z.boolean(),
  licenceKind: z.enum(column.LicenceKind).nullable(),
  keySource: z.enum(column.KeySource).nullable(),
  firstRegion: z.string().nullable(),
  updates: z.string().nullable(),
  license: z.string(),
  version: z.string(),
  licenseType: z.enum(column.LicenseType).nullable(),
  regions: z.array(z.string()),
  activation: z.enum(column.Activation).nullable(),
  family: z.string().nullable(),
  worksWith: z.array(z.string()),
  notIncluded: z.array(z.string()),
  supportedLanguages: z.array(z.string()),
  systemRequirements: z.array(z.string()),
  sku: z.string().nullable(),
  gtin: z.string().nullable(),
  mpn: z.string().nullable(),
  notice: z.string(),
  ownFacts: z.unknown(),
  categoryId: z.number(),
  platforms: z.array(z.string()),
  keysLeft: z.number().nullable(),
  keysReady: z.number().nullable(),
  availableFrom: z.date().nullable(),
  keysByRule: z.boolean(),
  byHandParts: z.boolean(),
  price: column.decimal,
  originalPrice: column.decimal.nullable(),
  prices: z.unknown(),
  salePrice: column.decimal.nullable(),
  saleEndsAt: z.date().nullable(),
  comparedPrices: z.unknown(),
  volumePrices: z.unknown(),
  rating: column.decimal,
  image: z.string().nullable(),
})
export type ProductRow = z.infer<typeof productRowSchema>

/** Turns a row into the API's shape: money as decimal strings, the rating of buyers with one place, no blank pictures, stock by keys. */
export function toProduct({
  keysLeft,
  keysReady,
  availableFrom,
  keysByRule,
  byHandParts,
  comparedPrices,
  salePrice,
  saleEndsAt,
  ownFacts,
  ...row
}: ProductRow): Product {
  const facts = ownFactValuesSchema.parse(ownFacts)
  const stockLeft = row.delivery === 'keys' ? keysLeft : null
  const inStock = row.inStock && stockLeft !== 0
  return {
    ...row,
    // What the store makes is mailed at once, as a key of a pool is; a bundle is whole once all of it is there.
    delivery: byHandParts ? 'manual' : row.isGiftCard || keysByRule ? 'keys' : row.delivery,
    platforms: platformsOf(row.platforms),
    inStock,
    stockLeft: inStock ? stockLeft : null,
    ...(inStock && row.delivery === 'keys' && keysReady !== null && { keysReady }),
    // Whatever keys are there, none is handed out before its day.
    ...(inStock && availableFrom && { keysReady: 0, availableFrom: availableFrom.toISOString() }),
    price: decimalOf(row.price),
    ...(Object.keys(facts).length > 0 && { ownFacts: facts }),
    // A price that was changed since is not the sale's.
    ...(saleEndsAt && salePrice?.equals(row.price) && { saleEndsAt: saleEndsAt.toISOString() }),
    ...formerPrices(
      row.originalPrice === null ? null : decimalOf(row.originalPrice),
      typedPricesSchema.parse(row.prices),
      comparedPrices,
    ),
    volumePrices: volumePricesSchema.parse(row.volumePrices),
    ...publicRating({ ...row, rating: Number(row.rating.toString()).toFixed(1) }),
    pictureTexts: pictureTextsSchema.parse(row.pictureTexts),
    image: row.image?.trim() || PLACEHOLDER_IMAGE,
    additionalImages: row.additionalImages.filter((image) => image.trim() !== ''),
  }
}

const comparedSchema = z.record(z.string(), z.string()).nullable()

/** What may be struck through, in each currency: everything that shows a reduction reads it from here. */
export function formerPrices(
  originalPrice: string | null,
  typed: TypedPrices,
  comparedPrices: unknown,
): Pick<Product, 'originalPrice' | 'prices' | 'originalPriceKind'> {
  const compared = comparedSchema.parse(comparedPrices)
  if (compared === null) return { originalPrice, prices: typed, originalPriceKind: 'recommended' }
  const prices: TypedPrices = {}
  for (const code of ALL_CURRENCIES) {
    const own = typed[code]
    if (own) prices[code] = { price: own.price, originalPrice: compared[code] ?? null }
  }
  return { originalPrice: compared.base ?? null, prices, originalPriceKind: 'lowest30' }
}

/** Drops what is not part of the API's category. */
export function toCategory(row: Category): Category {
  const { id, name, slug, description, icon, isActive, bannerImage, parentId } = row
  return { id, name, slug, description, icon, isActive, bannerImage, parentId }
}
