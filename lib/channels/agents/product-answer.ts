import { z } from 'zod'
import type { Product } from '@/lib/catalog/contracts'
import { plainText } from '@/lib/channels/feeds/plain-text'
import { ALL_CURRENCIES, type CurrencyCode } from '@/lib/i18n/currencies'

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
  currency: z.enum(ALL_CURRENCIES),
  inStock: z.boolean(),
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

/** Where the store answers, without a slash at its end, and what it charges in. */
export type Answering = { siteUrl: string; currency: CurrencyCode }

export const listedAnswer = (
  product: Product,
  { siteUrl, currency }: Answering,
): z.infer<typeof listedAnswerSchema> => ({
  slug: product.slug,
  name: plainText(product.name, MAX_NAME),
  publisher: plainText(product.publisher, MAX_NAME),
  price: product.price,
  originalPrice: product.originalPrice,
  currency,
  inStock: product.inStock,
  rating: product.ratingSource === 'reviews' && product.reviewCount > 0 ? product.rating : null,
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
  features: entries(product.features),
  regions: product.regions,
  activation: product.activation,
  worksWith: entries(product.worksWith),
  notIncluded: entries(product.notIncluded),
  supportedLanguages: entries(product.supportedLanguages),
  systemRequirements: entries(product.systemRequirements),
  volumePrices: product.volumePrices,
})
