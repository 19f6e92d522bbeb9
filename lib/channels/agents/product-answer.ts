import { z } from 'zod'
import { waitsForKeys } from '@/lib/catalog/back-orders'
import type { Product } from '@/lib/catalog/contracts'
import { MAX_NOTICE } from '@/lib/catalog/product-page-rules'
import { isRatedByBuyers } from '@/lib/catalog/rating-rules'
import { plainText } from '@/lib/channels/feeds/plain-text'
import { toDecimal } from '@/lib/core/money'
import { ALL_CURRENCIES } from '@/lib/i18n/currencies'
import { FORMER_PRICE_KINDS } from '@/lib/pricing/discount'
import {
  chargedCurrencies,
  originalPriceIn,
  priceIn,
  type Seller,
  sellingIn,
} from '@/lib/pricing/selling'

const MAX_NAME = 200
const MAX_DESCRIPTION = 2000
const MAX_ENTRY = 200
const MAX_ENTRIES = 20

/** A product in a list, as agents read it. Amounts are in its currency; `null` and empty: not known. */
export const listedAnswerSchema = z.object({
  slug: z.string(),
  name: z.string(),
  publisher: z.string(),
  price: z.string(),
  originalPrice: z.string().nullable(),
  originalPriceKind: z
    .enum(FORMER_PRICE_KINDS)
    .describe(
      'recommended: the recommended retail price; lowest30: the lowest price of the 30 days before the reduction',
    ),
  currency: z.enum(ALL_CURRENCIES).describe('That of price and originalPrice: the store’s own'),
  prices: z
    .array(
      z.object({
        currency: z.enum(ALL_CURRENCIES),
        price: z.string(),
        originalPrice: z.string().nullable(),
      }),
    )
    .describe('What is charged in each currency that the buyer may choose, the store’s own first'),
  inStock: z.boolean(),
  deliveredLater: z
    .literal(true)
    .optional()
    .describe(
      'No key is left, or it is a pre-order: it is paid at once, and delivered when keys come',
    ),
  deliveredFrom: z.iso.datetime().optional().describe('Of a pre-order: from when it is delivered'),
  /** Of published reviews of buyers. */
  rating: z.string().nullable(),
  platforms: z.array(z.string()),
  licenseType: z.string().nullable(),
  termMonths: z.number().nullable(),
  devices: z.number().nullable(),
  url: z.string(),
})

/** A product with all that is told of it. */
export const productAnswerSchema = listedAnswerSchema.extend({
  description: z.string(),
  notice: z.string().describe('What to know before buying it; empty: nothing'),
  features: z.array(z.string()),
  regions: z.array(z.string()),
  activation: z.string().nullable(),
  worksWith: z.array(z.string()),
  notIncluded: z.array(z.string()),
  supportedLanguages: z.array(z.string()),
  systemRequirements: z.array(z.string()),
  volumePrices: z.array(z.object({ from: z.number(), percent: z.number() })),
})

const entries = (texts: readonly string[]) =>
  texts.slice(0, MAX_ENTRIES).map((text) => plainText(text, MAX_ENTRY))

/** Where the store answers, without a slash at its end, and what it sells in. */
export type Answering = { siteUrl: string; seller: Seller }

/** What a product costs in all that the store sells in. */
const pricesOf = (product: Product, seller: Seller) =>
  chargedCurrencies(seller).flatMap((currency) => {
    const selling = sellingIn(seller, currency)
    if (!selling) return []
    const former = originalPriceIn(product, selling)
    return {
      currency,
      price: toDecimal(priceIn(product, selling)),
      originalPrice: former === null ? null : toDecimal(former),
    }
  })

export const listedAnswer = (
  product: Product,
  { siteUrl, seller }: Answering,
): z.infer<typeof listedAnswerSchema> => ({
  slug: product.slug,
  name: plainText(product.name, MAX_NAME),
  publisher: plainText(product.publisher, MAX_NAME),
  price: product.price,
  originalPrice: product.originalPrice,
  originalPriceKind: product.originalPriceKind,
  currency: seller.baseCurrency,
  prices: pricesOf(product, seller),
  inStock: product.inStock,
  ...(product.inStock && waitsForKeys(product) && { deliveredLater: true as const }),
  ...(product.availableFrom && { deliveredFrom: product.availableFrom }),
  rating: isRatedByBuyers(product) ? product.rating : null,
  platforms: product.platforms,
  licenseType: product.licenseType,
  termMonths: product.termMonths,
  devices: product.devices,
  url: `${siteUrl}/products/${product.slug}`,
})

/** {@link listedAnswer} with all that is told of the product, as plain text within bounds. */
export const productAnswer = (
  product: Product,
  store: Answering,
): z.infer<typeof productAnswerSchema> => ({
  ...listedAnswer(product, store),
  description: plainText(product.description, MAX_DESCRIPTION),
  notice: plainText(product.notice, MAX_NOTICE),
  features: entries(product.features),
  regions: product.regions,
  activation: product.activation,
  worksWith: entries(product.worksWith),
  notIncluded: entries(product.notIncluded),
  supportedLanguages: entries(product.supportedLanguages),
  systemRequirements: entries(product.systemRequirements),
  volumePrices: product.volumePrices,
})
