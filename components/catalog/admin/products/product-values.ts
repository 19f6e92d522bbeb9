import type { Choice } from '@/components/back-office/choice/scope-choice'
import { instantOf, timeOf } from '@/components/back-office/store-time'
import type { AdminProduct } from '@/lib/catalog/admin-contracts'
import type { WhenSoldOut } from '@/lib/catalog/back-orders'
import { type PictureTexts, textsOf } from '@/lib/catalog/picture-texts'
import { ENDLESS, LIFETIME, type Platform, UNLIMITED } from '@/lib/catalog/product-facts'
import {
  cleanList,
  type Delivery,
  PRODUCT_DEFAULTS,
  parseLines,
  slugOf,
} from '@/lib/catalog/product-rules'
import type { Release } from '@/lib/catalog/releases'
import { parseTags } from '@/lib/catalog/tags'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { otherCurrencies, type Seller } from '@/lib/pricing/selling'
import { volumePriceText } from '@/lib/pricing/volume-prices'

/** Empty: converted. */
type TypedValues = { [Code in CurrencyCode]?: { price: string; originalPrice: string } }

/** What is typed or chosen of one of the owner's facts; yes and no as `true` and `false`. */
export type OwnFactFormValue = string | string[]

/** Whether anything is said of a fact. */
export const isFactKnown = (value: OwnFactFormValue | undefined): boolean =>
  value !== undefined && value.length > 0

/** A product's form values: lists are typed one entry per line. */
export type ProductValues = {
  name: string
  slug: string
  description: string
  publisher: string
  price: string
  originalPrice: string
  /** In what the store sells in beside its own currency. */
  prices: TypedValues
  volumePrices: string
  categoryId: string
  image: string | null
  additionalImages: string[]
  pictureTexts: PictureTexts
  videoUrl: string
  rating: string
  reviewCount: string
  features: string
  isFeatured: boolean
  inStock: boolean
  isHidden: boolean
  /** When one that is hidden is shown by itself, in the store's time zone; empty: it is not. */
  publishAt: string
  systemRequirements: string
  deliveryInfo: string
  refundDays: string
  isGenuine: boolean
  licenceKind: string
  keySource: string
  firstRegion: string
  updates: string
  supportedLanguages: string
  license: string
  version: string
  delivery: Delivery
  isGiftCard: boolean
  installerUrl: string
  activationSteps: string
  platforms: Platform[]
  licenseType: string
  termMonths: string
  devices: string
  regions: string
  activation: string
  family: string
  edition: string
  worksWith: string
  notIncluded: string
  tags: string
  furtherCategoryIds: number[]
  sku: string
  gtin: string
  mpn: string
  seoTitle: string
  seoDescription: string
  notice: string
  relatedProductIds: Choice[]
  story: string
  releases: Release[]
  trialUrl: string
  trialDays: string
  whenSoldOut: WhenSoldOut
  backorderLimit: string
  /** By their slugs. */
  ownFacts: Record<string, OwnFactFormValue>
  availableFrom: string
}

const typedValues = (prices: AdminProduct['prices'], seller: Seller): TypedValues =>
  Object.fromEntries(
    otherCurrencies(seller).map((code) => [
      code,
      { price: prices[code]?.price ?? '', originalPrice: prices[code]?.originalPrice ?? '' },
    ]),
  )

/** @param publisher the default publisher: the store itself */
export const newValues = (
  categoryId: number | undefined,
  publisher: string,
  seller: Seller,
): ProductValues => ({
  name: '',
  slug: '',
  description: '',
  publisher,
  price: '',
  originalPrice: '',
  prices: typedValues({}, seller),
  volumePrices: '',
  categoryId: categoryId === undefined ? '' : String(categoryId),
  image: null,
  additionalImages: [],
  pictureTexts: {},
  videoUrl: '',
  rating: '',
  reviewCount: '',
  features: '',
  isFeatured: false,
  inStock: true,
  isHidden: false,
  publishAt: '',
  systemRequirements: '',
  deliveryInfo: '',
  refundDays: '',
  isGenuine: true,
  licenceKind: '',
  keySource: '',
  firstRegion: '',
  updates: '',
  supportedLanguages: '',
  license: '',
  version: '',
  delivery: PRODUCT_DEFAULTS.delivery,
  isGiftCard: false,
  installerUrl: '',
  activationSteps: '',
  platforms: [],
  licenseType: '',
  termMonths: '',
  devices: '',
  regions: '',
  activation: '',
  family: '',
  edition: '',
  worksWith: '',
  notIncluded: '',
  tags: '',
  furtherCategoryIds: [],
  sku: '',
  gtin: '',
  mpn: '',
  seoTitle: '',
  seoDescription: '',
  notice: '',
  relatedProductIds: [],
  story: '',
  releases: [],
  trialUrl: '',
  trialDays: '',
  whenSoldOut: 'refuse',
  backorderLimit: '',
  ownFacts: {},
  availableFrom: '',
})

/** A number as it is typed; empty when it is not known. */
const numberText = (number: number | null, endless: string) =>
  number === null ? '' : number === ENDLESS ? endless : String(number)

export const valuesOf = (product: AdminProduct, seller: Seller): ProductValues => ({
  name: product.name,
  slug: product.slug,
  description: product.description,
  publisher: product.publisher,
  price: product.price,
  originalPrice: product.originalPrice ?? '',
  prices: typedValues(product.prices, seller),
  volumePrices: product.volumePrices.map(volumePriceText).join('\n'),
  categoryId: String(product.categoryId),
  image: product.image,
  additionalImages: product.additionalImages,
  pictureTexts: product.pictureTexts,
  videoUrl: product.videoUrl ?? '',
  rating: product.rating,
  reviewCount: String(product.reviewCount),
  features: product.features.join('\n'),
  isFeatured: product.isFeatured,
  inStock: product.inStock,
  isHidden: product.isHidden,
  publishAt: timeOf(product.publishAt),
  systemRequirements: product.systemRequirements.join('\n'),
  deliveryInfo: product.deliveryInfo,
  refundDays: product.refundDays === null ? '' : String(product.refundDays),
  isGenuine: product.isGenuine,
  licenceKind: product.licenceKind ?? '',
  keySource: product.keySource ?? '',
  firstRegion: product.firstRegion ?? '',
  updates: product.updates ?? '',
  supportedLanguages: product.supportedLanguages.join('\n'),
  license: product.license,
  version: product.version,
  delivery: product.delivery,
  isGiftCard: product.isGiftCard,
  installerUrl: product.installerUrl ?? '',
  activationSteps: product.activationSteps.join('\n'),
  platforms: product.platforms,
  licenseType: product.licenseType ?? '',
  termMonths: numberText(product.termMonths, LIFETIME),
  devices: numberText(product.devices, UNLIMITED),
  regions: product.regions.join(', '),
  activation: product.activation ?? '',
  family: product.family ?? '',
  edition: product.edition,
  worksWith: product.worksWith.join('\n'),
  notIncluded: product.notIncluded.join('\n'),
  tags: product.tags.join(', '),
  furtherCategoryIds: product.furtherCategoryIds,
  sku: product.sku ?? '',
  gtin: product.gtin ?? '',
  mpn: product.mpn ?? '',
  seoTitle: product.seoTitle,
  seoDescription: product.seoDescription,
  notice: product.notice,
  relatedProductIds: product.relatedProducts,
  story: product.story,
  releases: product.releases,
  trialUrl: product.trialUrl ?? '',
  trialDays: product.trialDays === null ? '' : String(product.trialDays),
  whenSoldOut: product.whenSoldOut,
  backorderLimit: product.backorderLimit === null ? '' : String(product.backorderLimit),
  ownFacts: Object.fromEntries(
    Object.entries(product.ownFacts).map(([slug, value]) => [
      slug,
      Array.isArray(value) ? value : String(value),
    ]),
  ),
  availableFrom: timeOf(product.availableFrom),
})

/** The request body: numbers as numbers, lists as lists. Prices stay decimal
 * strings, which lose no precision; an invalid number is sent as typed, so that the server reports it. */
export const payloadOf = (values: ProductValues, saved?: AdminProduct) => ({
  ...values,
  publishAt: values.isHidden ? instantOf(values.publishAt, saved?.publishAt) : null,
  availableFrom: instantOf(values.availableFrom, saved?.availableFrom),
  pictureTexts: textsOf(
    values.pictureTexts,
    [values.image, ...values.additionalImages].filter((path) => path !== null),
  ),
  slug: values.slug.trim() || slugOf(values.name),
  originalPrice: values.originalPrice.trim() === '' ? null : values.originalPrice,
  volumePrices: parseLines(values.volumePrices),
  categoryId: Number(values.categoryId),
  features: parseLines(values.features),
  systemRequirements: parseLines(values.systemRequirements),
  supportedLanguages: parseLines(values.supportedLanguages),
  activationSteps: parseLines(values.activationSteps),
  regions: cleanList(values.regions.split(/[\s,;]+/)),
  worksWith: parseLines(values.worksWith),
  notIncluded: parseLines(values.notIncluded),
  tags: parseTags(values.tags),
  relatedProductIds: values.relatedProductIds.map(({ id }) => id),
})
