import { z } from 'zod'
import { MAX_ID } from '@/lib/core/id-schemas'
import { wholeNumberSchema } from '@/lib/core/number-schemas'
import { fault, packed } from '@/lib/core/server-text'
import type { Searched } from '@/lib/http/paging'
import { ALL_CURRENCIES } from '@/lib/i18n/currencies'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { FORMER_PRICE_KINDS } from '@/lib/pricing/discount'
import {
  MAX_VOLUME,
  MAX_VOLUME_PERCENT,
  MAX_VOLUME_PRICES,
  MIN_VOLUME,
  volumePricesProblem,
} from '@/lib/pricing/volume-prices'
import { DEALS } from './deals'
import { LISTED_FACTS, MAX_SEARCH_LENGTH, PRICE_BUCKETS } from './listing-choices'
import { ownFactValuesSchema } from './own-fact-contracts'
import { FACT_FILTER } from './own-fact-rules'
import { pictureTextsSchema } from './picture-texts'
import {
  ACTIVATIONS,
  ENDLESS,
  LICENSE_TYPES,
  LIFETIME,
  MAX_DEVICES,
  MAX_TERM_MONTHS,
  PLATFORMS,
  UNLIMITED,
} from './product-facts'
import { DELIVERIES } from './product-rules'
import { RATING_SOURCES } from './rating-rules'
import { statementSchema } from './statement-contracts'

/** A decimal money string with 2 places, such as `"129.99"`, also in a currency without decimals. */
export const priceSchema = z.string().regex(/^\d{1,12}\.\d{2}$/)

export const categorySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  icon: z.string(),
  isActive: z.boolean(),
  bannerImage: z.string().nullable(),
  parentId: z.number().int().nullable(),
  /** The texts of it that are in the language of the page; left out where they are the original's. */
  translated: z.array(z.string()).optional(),
})
export type Category = z.infer<typeof categorySchema>
export const categoriesSchema = z.array(categorySchema)

const wholeBetween = (name: string, min: number, max: number) =>
  z
    .number(fault('fields.mustBeNumber', { field: name }))
    .int(fault('fields.mustBeWholeNumber', { field: name }))
    .min(min, fault('fields.mustBeAtLeast', { field: name, min }))
    .max(max, fault('fields.mustBeAtMost', { field: name, max }))

export const volumePricesSchema = z
  .array(
    z.object({
      from: wholeBetween('from', MIN_VOLUME, MAX_VOLUME),
      percent: wholeBetween('percent', 1, MAX_VOLUME_PERCENT),
    }),
    fault('fields.mustBeList', { field: 'volumePrices' }),
  )
  .max(
    MAX_VOLUME_PRICES,
    fault('fields.mustBeAtMost', { field: 'volumePrices', max: MAX_VOLUME_PRICES }),
  )
  .superRefine((volumePrices, context) => {
    const problem = volumePricesProblem(volumePrices)
    if (problem !== null) context.addIssue({ code: 'custom', message: packed(problem) })
  })

/** What a product costs in currencies in which the owner typed that. */
export const typedPricesSchema = z.partialRecord(
  z.enum(ALL_CURRENCIES),
  z.object({
    price: priceSchema,
    /** What it cost before; `null`: as the store's own currency says. */
    originalPrice: priceSchema.nullable(),
  }),
)

export const productSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  publisher: z.string(),
  price: priceSchema,
  originalPrice: priceSchema.nullable(),
  /** What it costs in currencies that the store sells in as well, where that was typed; it is converted for the others. */
  prices: typedPricesSchema,
  /** When the sale ends that its price is of; left out where that is not known, or there is none. */
  saleEndsAt: z.iso.datetime().optional(),
  /** What `originalPrice` is: the publisher's recommended price, or the lowest price of the 30 days before it was reduced. */
  originalPriceKind: z.enum(FORMER_PRICE_KINDS),
  /** From how many pieces in one line of the cart each of them costs how many percent less. */
  volumePrices: volumePricesSchema,
  /** Never empty: a missing picture is answered with the placeholder's path. */
  image: z.string(),
  additionalImages: z.array(z.string()),
  /** What its pictures show, by their paths; those of which nothing is known are not in it. */
  pictureTexts: pictureTextsSchema,
  /** Its video at YouTube or Vimeo. */
  videoUrl: z.string().nullable(),
  rating: z.string(),
  reviewCount: z.number().int(),
  /** Whose rating and count are: of published reviews of buyers, or entered by somebody. */
  ratingSource: z.enum(RATING_SOURCES),
  features: z.array(z.string()),
  isFeatured: z.boolean(),
  /** Whether it can be bought: it is on sale, and has a key left where it is delivered by keys. */
  inStock: z.boolean(),
  delivery: z.enum(DELIVERIES),
  /** Whether it is a gift card, worth its price: no tax, no discount, and not paid with one. */
  isGiftCard: z.boolean(),
  /** How many can be bought, where few are left; `null`: enough. */
  stockLeft: z.number().int().nullable(),
  /** Where more can be bought than there are keys: how many are there, the others are delivered when keys come. Left out: nothing waits. */
  keysReady: z.number().int().optional(),
  /** Of a pre-order: when what is bought of it now is delivered, from that instant on. Left out: it is none. */
  availableFrom: z.iso.datetime().optional(),
  deliveryInfo: z.string(),
  /** Days within which its money goes back; 0: none, `null`: as the store says of its publisher. */
  refundDays: z.number().int().nullable(),
  /** Whether it is called a genuine licence of its publisher, where the store promises that. */
  isGenuine: z.boolean(),
  /** As which its licences are sold, where its keys come from and were first sold, and how long it gets updates; `null`: nothing is stated. */
  ...statementSchema.shape,
  license: z.string(),
  version: z.string(),
  /** Facts are `null` or empty where they are not known. */
  platforms: z.array(z.enum(PLATFORMS)),
  licenseType: z.enum(LICENSE_TYPES).nullable(),
  /** Months that it may be used; 0: without end. */
  termMonths: z.number().int().nullable(),
  /** Devices that it may be used on; 0: any number. */
  devices: z.number().int().nullable(),
  /** `global`, or countries by ISO 3166-1 and `EU`. */
  regions: z.array(z.string()),
  activation: z.enum(ACTIVATIONS).nullable(),
  /** Products of the same family are options of one another; `null`: there are none. */
  family: z.string().nullable(),
  /** What it is called among them; empty where it has no name of its own. */
  edition: z.string(),
  /** In lists, where it is the family's cheapest one that can be bought: how many there are. */
  options: z.number().int().optional(),
  /** In lists with one card for the variants of a product: how many it stands for, and the lowest price where they differ in it. */
  variants: z
    .object({
      count: z.number().int(),
      from: z.object({ price: z.string(), prices: typedPricesSchema }).nullable(),
    })
    .optional(),
  worksWith: z.array(z.string()),
  notIncluded: z.array(z.string()),
  supportedLanguages: z.array(z.string()),
  systemRequirements: z.array(z.string()),
  /** The store's own number for it, its number in the trade (GS1), and its publisher's; `null`: it has none. */
  sku: z.string().nullable(),
  gtin: z.string().nullable(),
  mpn: z.string().nullable(),
  /** What shoppers should know before they buy it; empty: nothing. */
  notice: z.string(),
  /** What is known of the owner's own facts, by their slugs; left out where nothing is. */
  ownFacts: ownFactValuesSchema.optional(),
  categoryId: z.number().int(),
  /** The texts of it that are in the language that was asked for; left out where they are the original's. */
  translated: z.array(z.string()).optional(),
})
export type Product = z.infer<typeof productSchema>
export const productsSchema = z.array(productSchema)

const SORTS = [
  'popularity',
  'price-low',
  'price-high',
  'newest',
  'name',
  'rating',
  'relevance',
  /** As the owner ordered a collection that was chosen by hand. */
  'chosen',
] as const
export type Sort = (typeof SORTS)[number]

export const MAX_LIMIT = 1000

const MAX_CHOICES = 50

/** A number in digits, or the word for that which is none. */
const numberOr = (name: string, word: string, max: number) =>
  z
    .string()
    .regex(
      new RegExp(`^(?:${word}|[1-9]\\d{0,6})$`),
      fault('fields.mustBeWordOrNumberFrom1', { field: name, word, max }),
    )
    .transform((text) => (text === word ? ENDLESS : Number(text)))
    .refine(
      (number) => number <= max,
      fault('fields.mustBeWordOrNumberFrom1', { field: name, word, max }),
    )

const choices = <S extends z.ZodType>(name: string, each: S) =>
  z
    .array(each)
    .max(MAX_CHOICES, fault('fields.timesAtMost', { field: name, max: MAX_CHOICES }))
    .default([])

const flag = (name: string) =>
  z
    .enum(['true', 'false'], fault('fields.mustBeTrueOrFalse', { field: name }))
    .transform((text) => text === 'true')
    .optional()

/** What lists are narrowed down by: values of one kind combine as OR, kinds as AND. Unknown facts match nothing. */
const factFilters = {
  /** By its whole name. */
  publisher: choices(
    'publisher',
    z
      .string()
      .min(1, fault('fields.mustNotBeEmpty', { field: 'publisher' }))
      .max(120, fault('fields.isTooLong', { field: 'publisher' })),
  ),
  platform: choices(
    'platform',
    z.enum(
      PLATFORMS,
      fault('fields.mustBeOneOf', { field: 'platform', choices: PLATFORMS.join(', ') }),
    ),
  ),
  licenseType: choices(
    'licenseType',
    z.enum(
      LICENSE_TYPES,
      fault('products.licenseTypeMustBe', { choices: `one of ${LICENSE_TYPES.join(', ')}` }),
    ),
  ),
  /** In months. */
  term: choices('term', numberOr('term', LIFETIME, MAX_TERM_MONTHS)),
  devices: choices('devices', numberOr('devices', UNLIMITED, MAX_DEVICES)),
  inStock: flag('inStock'),
  onSale: flag('onSale'),
  /** The owner's own facts, by slug and value: `genre:puzzle`, `players:2..4`. */
  fact: choices(
    'fact',
    z
      .string()
      .regex(
        FACT_FILTER,
        fault('fields.mustBe', { field: 'fact', example: 'genre:puzzle or players:2..4' }),
      ),
  ),
}

/** Ids of products in an address. */
export const idListSchema = z
  .string(fault('fields.mustBe', { field: 'ids', example: 'numbers separated by commas' }))
  .regex(
    /^\d{1,10}(,\d{1,10}){0,99}$/,
    fault('fields.mustBe', { field: 'ids', example: 'up to 100 numbers separated by commas' }),
  )
  .transform((list) =>
    list
      .split(',')
      .map(Number)
      .filter((id) => id <= MAX_ID),
  )

/** Query of GET /api/products. Repeatable parameters arrive as lists. */
export const productQuerySchema = z.object({
  ...factFilters,
  featured: z
    .enum(['true', 'false'], fault('fields.mustBeTrueOrFalse', { field: 'featured' }))
    .transform((flag) => flag === 'true')
    .optional(),
  /** One of the lists of Hot Deals: its rule narrows down, and orders unless `sort` is given. */
  deal: z
    .enum(DEALS, fault('fields.mustBeOneOf', { field: 'deal', choices: DEALS.join(', ') }))
    .optional(),
  category: z
    .string()
    .trim()
    .min(1, fault('fields.mustNotBeEmpty', { field: 'category' }))
    .max(200, fault('fields.isTooLong', { field: 'category' }))
    .optional(),
  /** A collection's slug. */
  collection: z
    .string()
    .trim()
    .min(1, fault('fields.mustNotBeEmpty', { field: 'collection' }))
    .max(200, fault('fields.isTooLong', { field: 'collection' }))
    .optional(),
  search: z
    .string()
    .trim()
    .max(
      MAX_SEARCH_LENGTH,
      fault('fields.mustBeAtMostCharacters', { field: 'search', max: MAX_SEARCH_LENGTH }),
    )
    .optional(),
  /** `true` reads from a search what it says besides names: uses and bounds. Else its words are looked for as they are. */
  meaning: flag('meaning'),
  /** In which a search names amounts; the store's own unless given. */
  currency: z
    .enum(
      ALL_CURRENCIES,
      fault('fields.mustBeOneOf', { field: 'currency', choices: ALL_CURRENCIES.join(', ') }),
    )
    .optional(),
  /** In which products are named where they have texts in it, and in which a search is made: its synonyms count beside those of every language. */
  language: z
    .enum(
      TRANSLATED_LOCALES,
      fault('fields.mustBeOneOf', { field: 'language', choices: TRANSLATED_LOCALES.join(', ') }),
    )
    .optional(),
  ids: idListSchema.optional(),
  /** `one` lists of the variants of a product the one that fits best; else each is listed. */
  variants: z
    .enum(['one'], fault('fields.mustBe', { field: 'variants', example: 'one' }))
    .optional(),
  price: z
    .array(
      z.enum(
        PRICE_BUCKETS,
        fault('fields.mustBeOneOf', { field: 'price', choices: PRICE_BUCKETS.join(', ') }),
      ),
    )
    .default([]),
  rating: z
    .array(
      z
        .string()
        .regex(
          /^[0-5](\.\d)?$/,
          fault('fields.mustBe', { field: 'rating', example: 'a number from 0 to 5' }),
        )
        .transform(Number),
    )
    .default([]),
  /** `false` spares the counting of all matches, which suggestions have no use for. */
  count: z
    .enum(['true', 'false'], fault('fields.mustBeTrueOrFalse', { field: 'count' }))
    .transform((flag) => flag === 'true')
    .default(true),
  sort: z
    .enum(SORTS, fault('fields.mustBeOneOf', { field: 'sort', choices: SORTS.join(', ') }))
    .optional(),
  limit: wholeNumberSchema('limit', 1, MAX_LIMIT).optional(),
  offset: wholeNumberSchema('offset', 0, 999_999_999).default(0),
  /** Instead of `offset`: the `X-Next-Cursor` of the page before, which a late page costs no more with. */
  after: z
    .string()
    .min(1, fault('fields.mustNotBeEmpty', { field: 'after' }))
    .max(4000, fault('fields.isTooLong', { field: 'after' }))
    .optional(),
})
export type ProductQuery = z.infer<typeof productQuerySchema>
export type ProductQueryInput = Partial<ProductQuery>

/** One page of products with the number of all that match. */
export type ProductPage = {
  products: Product[]
  total: number
  /** Whether there are more than `total`. */
  isMinimum: boolean
  /** What the next page comes after, `null` on the last. */
  next: string | null
  searched: Searched
}

/** Query of GET /api/product-filters: which products are to be narrowed down. */
export const productFilterQuerySchema = productQuerySchema.omit({
  count: true,
  sort: true,
  limit: true,
  offset: true,
  after: true,
})
export type ProductFilterQuery = z.infer<typeof productFilterQuerySchema>

const filterValueSchema = z.object({
  /** As the query takes it. */
  value: z.string(),
  /** The products that match it and the chosen values of other kinds; `null` where that was not counted. */
  count: z.number().int().nullable(),
})
export type FilterValue = z.infer<typeof filterValueSchema>

/** What products can be narrowed down by, each kind with its values in their order. */
export const productFiltersSchema = z.record(z.enum(LISTED_FACTS), z.array(filterValueSchema))
export type ProductFilterValues = z.infer<typeof productFiltersSchema>
