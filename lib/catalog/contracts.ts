import { z } from 'zod'
import { MAX_ID } from '@/lib/core/id-schemas'
import { wholeNumberSchema } from '@/lib/core/number-schemas'
import type { Searched } from '@/lib/http/paging'
import { DEALS } from './deals'
import { MAX_SEARCH_LENGTH, PRICE_BUCKETS } from './listing-choices'
import { DELIVERIES } from './product-rules'

/** A decimal money string with 2 places in US dollars, such as `"129.99"`. */
export const priceSchema = z.string().regex(/^\d{1,8}\.\d{2}$/)

export const categorySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  icon: z.string(),
  isActive: z.boolean(),
  bannerImage: z.string().nullable(),
  parentId: z.number().int().nullable(),
})
export type Category = z.infer<typeof categorySchema>
export const categoriesSchema = z.array(categorySchema)

export const productSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  publisher: z.string(),
  price: priceSchema,
  originalPrice: priceSchema.nullable(),
  /** Never empty: a missing picture is answered with the placeholder's path. */
  image: z.string(),
  additionalImages: z.array(z.string()),
  rating: z.string(),
  reviewCount: z.number().int(),
  features: z.array(z.string()),
  isFeatured: z.boolean(),
  /** Whether it can be bought: it is on sale, and has a key left where it is delivered by keys. */
  inStock: z.boolean(),
  delivery: z.enum(DELIVERIES),
  /** How many can be bought, where few are left; `null`: enough. */
  stockLeft: z.number().int().nullable(),
  deliveryInfo: z.string(),
  license: z.string(),
  version: z.string(),
  supportedLanguages: z.array(z.string()),
  systemRequirements: z.array(z.string()),
  categoryId: z.number().int(),
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
] as const
export type Sort = (typeof SORTS)[number]

export const MAX_LIMIT = 1000

/** Query of GET /api/products. Repeatable parameters arrive as lists. */
export const productQuerySchema = z.object({
  featured: z
    .enum(['true', 'false'], 'featured must be true or false')
    .transform((flag) => flag === 'true')
    .optional(),
  /** One of the lists of Hot Deals: its rule narrows down, and orders unless `sort` is given. */
  deal: z.enum(DEALS, `deal must be one of ${DEALS.join(', ')}`).optional(),
  category: z
    .string()
    .trim()
    .min(1, 'category must not be empty')
    .max(200, 'category is too long')
    .optional(),
  search: z
    .string()
    .trim()
    .max(MAX_SEARCH_LENGTH, `search must be at most ${MAX_SEARCH_LENGTH} characters`)
    .optional(),
  ids: z
    .string()
    .regex(/^\d{1,10}(,\d{1,10}){0,99}$/, 'ids must be up to 100 numbers separated by commas')
    .transform((list) =>
      list
        .split(',')
        .map(Number)
        .filter((id) => id <= MAX_ID),
    )
    .optional(),
  price: z
    .array(z.enum(PRICE_BUCKETS, `price must be one of ${PRICE_BUCKETS.join(', ')}`))
    .default([]),
  rating: z
    .array(
      z
        .string()
        .regex(/^[0-5](\.\d)?$/, 'rating must be a number from 0 to 5')
        .transform(Number),
    )
    .default([]),
  /** `false` spares the counting of all matches, which suggestions have no use for. */
  count: z
    .enum(['true', 'false'], 'count must be true or false')
    .transform((flag) => flag === 'true')
    .default(true),
  sort: z.enum(SORTS, `sort must be one of ${SORTS.join(', ')}`).optional(),
  limit: wholeNumberSchema('limit', 1, MAX_LIMIT).optional(),
  offset: wholeNumberSchema('offset', 0, 999_999_999).default(0),
  /** Instead of `offset`: the `X-Next-Cursor` of the page before, which a late page costs no more with. */
  after: z.string().min(1, 'after must not be empty').max(4000, 'after is too long').optional(),
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
