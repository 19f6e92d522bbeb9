import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import type { Locale } from '@/lib/i18n/locales'
import { readPageDraft } from '@/lib/platform/page-drafts'
import { productFieldsSchema } from './admin-contracts'
import type { Product } from './contracts'
import { type ProductPageChoices, pageChoicesOf } from './queries'
import { toProduct } from './to-product'

/** The name under which drafts of products are kept. */
export const PRODUCT_DRAFT = 'product'

const draftSchema = productFieldsSchema.extend({
  /** The product that it is a new version of; `null` for one that is not saved yet. */
  productId: z.number().int().nullable(),
})
export type ProductDraft = z.infer<typeof draftSchema>

/** A product that is not saved yet: no other has this id. */
const NEW_ID = 0

/** What a product has that no form says. */
const UNTYPED = {
  keysLeft: true,
  keysReady: true,
  keysByRule: true,
  byHandParts: true,
  rating: true,
  reviewCount: true,
  ratingSource: true,
} as const satisfies Prisma.ProductSelect

/** A draft as the page of the product in a language would show it; `null` when there is none, or its hour is over. */
export async function productDraft(
  id: string,
  locale: Locale,
): Promise<{ product: Product; choices: ProductPageChoices } | null> {
  const stored = await readPageDraft(PRODUCT_DRAFT, id)
  if (stored === null) return null
  const { productId, availableFrom, ...fields } = draftSchema.parse(stored)
  const saved =
    productId === null
      ? null
      : await db().product.findUnique({ where: { id: productId }, select: UNTYPED })
  const product = toProduct({
    ...fields,
    id: productId ?? NEW_ID,
    keysLeft: null,
    keysReady: null,
    availableFrom: availableFrom === null ? null : new Date(availableFrom),
    keysByRule: false,
    byHandParts: false,
    ratingSource: 'sample',
    ...saved,
    rating: saved?.rating ?? new Prisma.Decimal(fields.rating),
    reviewCount: saved?.reviewCount ?? fields.reviewCount,
    price: new Prisma.Decimal(fields.price),
    originalPrice: fields.originalPrice === null ? null : new Prisma.Decimal(fields.originalPrice),
    salePrice: null,
    saleEndsAt: null,
    comparedPrices: await comparedPrices(productId ?? NEW_ID, fields),
  })
  return { product, choices: pageChoicesOf(fields, locale) }
}

const comparedRow = z.object({ compared: z.unknown() })

/** What its reduction would be counted from once it is saved. */
async function comparedPrices(
  id: number,
  { price, originalPrice, prices }: Pick<ProductDraft, 'price' | 'originalPrice' | 'prices'>,
): Promise<unknown> {
  const [row] = await rowsOf(
    db(),
    comparedRow,
    Prisma.sql`
    SELECT softhaven_compared_prices(${id}::int, ${price}::numeric, ${originalPrice}::numeric,
      ${JSON.stringify(prices)}::jsonb, now()) AS "compared"`,
  )
  return row?.compared ?? null
}
