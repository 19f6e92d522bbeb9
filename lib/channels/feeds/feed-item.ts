import { createHash } from 'node:crypto'
import { waitsForKeys } from '@/lib/catalog/back-orders'
import type { Category } from '@/lib/catalog/contracts'
import { MAX_FACT_NAME, type OwnFact, saidFacts, type YesNo } from '@/lib/catalog/own-fact-rules'
import { isWorldwideGtin, MAX_MPN } from '@/lib/catalog/product-identifiers'
import type { OfferedProduct } from '@/lib/catalog/queries'
import { pageUrl } from '@/lib/content/seo/page-urls'
import { toDecimal } from '@/lib/core/money'
import { CURRENCY_PARAMETER } from '@/lib/i18n/browser-storage.mjs'
import type { Locale } from '@/lib/i18n/locales'
import { originalPriceIn, priceIn, type Selling } from '@/lib/pricing/selling'
import { categoryPath, googleCategory } from './google-category'
import {
  brandOf,
  isLeftOut,
  isPicture,
  MAX_DESCRIPTION,
  MAX_TITLE,
  problemsOf,
} from './item-problems'
import { plainText } from './plain-text'

const MAX_BRAND = 70
const MAX_PRODUCT_TYPE = 750

/** A product as channels are told of it: plain texts, whole addresses, prices such as `12.34 USD`. */
export type FeedItem = {
  id: string
  title: string
  description: string
  link: string
  imageLink: string
  additionalImageLinks: string[]
  isInStock: boolean
  /** Of a pre-order: from when it is delivered. */
  availableFrom: string | null
  /** Whether its licences are sold as used ones. */
  isUsed: boolean
  price: string
  /** Where it costs less than it did; `price` is then what it cost. */
  salePrice: string | null
  /** From when until when, where that is known: `2026-12-01T09:00Z/2026-12-05T09:00Z`. */
  saleDates: string | null
  /** What is mailed costs nothing to ship. */
  shippingPrice: string
  brand: string
  /** Its number in the trade, where it has one that channels take. */
  gtin: string | null
  /** Its publisher's number, which says something beside the publisher alone. */
  mpn: string | null
  googleCategory: number
  /** The store's categories, such as `Office > Office 2024`. */
  productType: string
  /** The same for all options of a family; `null` where there is nothing to choose from. */
  itemGroup: string | null
  /** What is known of the owner's own facts; left out where nothing is. */
  details?: { name: string; value: string }[]
}

export type FeedContext = {
  language: Locale
  siteUrl: string
  storeName: string
  /** What prices are in. */
  selling: Selling
  /** Whether the store sells in several currencies, one of which pages propose to who has chosen none. */
  sellsInSeveral: boolean
  categories: ReadonlyMap<number, Category>
  /** The owner's own facts that product pages show, and what yes and no are called. */
  ownFacts?: { facts: readonly OwnFact[]; words: YesNo }
}

/** What channels are told of a product; `null` for one that they would refuse. */
export function feedItem(product: OfferedProduct, context: FeedContext): FeedItem | null {
  const { language, siteUrl, storeName, selling, sellsInSeveral, categories } = context
  if (problemsOf(product, storeName).some(isLeftOut)) return null
  const brand = plainText(brandOf(product.publisher, storeName), MAX_BRAND)
  const path = categoryPath(categories, product.categoryId)
  const address = (relative: string) => new URL(relative, siteUrl).href
  return {
    id: String(product.id),
    title: plainText(product.name, MAX_TITLE),
    description: plainText(product.description, MAX_DESCRIPTION),
    link: address(
      pageUrl(`/products/${product.slug}`, language) +
        (sellsInSeveral ? `?${CURRENCY_PARAMETER}=${selling.currency}` : ''),
    ),
    imageLink: address(product.image),
    additionalImageLinks: product.additionalImages.filter(isPicture).map(address),
    // Channels ask of what is delivered later on which day it is: nobody knows.
    isInStock: product.inStock && !waitsForKeys(product),
    availableFrom: product.availableFrom ?? null,
    isUsed: product.licenceKind === 'used',
    ...pricesOf(product, selling),
    shippingPrice: `0.00 ${selling.currency}`,
    brand,
    gtin: product.gtin !== null && isWorldwideGtin(product.gtin) ? product.gtin : null,
    mpn: brand === '' || product.mpn === null ? null : plainText(product.mpn, MAX_MPN) || null,
    googleCategory: googleCategory(path),
    productType: plainText(path.map(({ name }) => name).join(' > '), MAX_PRODUCT_TYPE),
    itemGroup: product.hasOptions && product.family !== null ? groupOf(product.family) : null,
    ...detailsOf(product, context),
  }
}

const MAX_DETAIL = 1000

function detailsOf(
  product: OfferedProduct,
  { ownFacts, language }: FeedContext,
): Pick<FeedItem, 'details'> {
  if (!ownFacts || !product.ownFacts) return {}
  const said = saidFacts(ownFacts.facts, product.ownFacts, language, ownFacts.words)
  return {
    details: said.map(({ name, text }) => ({
      name: plainText(name, MAX_FACT_NAME),
      value: plainText(text, MAX_DETAIL),
    })),
  }
}

/** Whether a channel can tell from its numbers which product it is: by the GTIN, or by the publisher and its number. */
export const isIdentified = ({ gtin, mpn }: Pick<FeedItem, 'gtin' | 'mpn'>): boolean =>
  gtin !== null || mpn !== null

/** Only an original price above the price is one that the product's page shows. */
function pricesOf(
  product: Pick<
    OfferedProduct,
    'price' | 'originalPrice' | 'prices' | 'saleStartedAt' | 'saleEndsAt'
  >,
  selling: Selling,
): Pick<FeedItem, 'price' | 'salePrice' | 'saleDates'> {
  const written = (cents: number) => `${toDecimal(cents)} ${selling.currency}`
  const cents = priceIn(product, selling)
  const former = originalPriceIn(product, selling)
  return former !== null && former > cents
    ? { price: written(former), salePrice: written(cents), saleDates: saleDates(product) }
    : { price: written(cents), salePrice: null, saleDates: null }
}

const MINUTES = '2026-12-01T09:00'.length

/** When a sale is on, to the minute; `null` for a price that is no sale's, and for a sale without an end. */
function saleDates({
  saleStartedAt,
  saleEndsAt,
}: Pick<OfferedProduct, 'saleStartedAt' | 'saleEndsAt'>): string | null {
  if (saleStartedAt === undefined || saleEndsAt === undefined) return null
  return [saleStartedAt, saleEndsAt].map((time) => `${time.slice(0, MINUTES)}Z`).join('/')
}

/** Channels take 50 characters at most; the name of a family may be longer. */
const groupOf = (family: string) => createHash('sha256').update(family).digest('hex').slice(0, 16)
