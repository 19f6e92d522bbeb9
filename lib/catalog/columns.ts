import 'server-only'
import { Prisma } from '@/lib/core/db'

/** The columns that make up a product of the API. */
export const PRODUCT_FIELDS = {
  id: true,
  slug: true,
  name: true,
  description: true,
  publisher: true,
  price: true,
  originalPrice: true,
  prices: true,
  salePrice: true,
  saleEndsAt: true,
  comparedPrices: true,
  volumePrices: true,
  image: true,
  additionalImages: true,
  pictureTexts: true,
  videoUrl: true,
  rating: true,
  reviewCount: true,
  ratingSource: true,
  features: true,
  isFeatured: true,
  inStock: true,
  delivery: true,
  isGiftCard: true,
  keysByRule: true,
  keysLeft: true,
  keysReady: true,
  availableFrom: true,
  byHandParts: true,
  deliveryInfo: true,
  refundDays: true,
  isGenuine: true,
  licenceKind: true,
  keySource: true,
  firstRegion: true,
  updates: true,
  license: true,
  version: true,
  platforms: true,
  licenseType: true,
  termMonths: true,
  devices: true,
  regions: true,
  activation: true,
  family: true,
  edition: true,
  worksWith: true,
  notIncluded: true,
  supportedLanguages: true,
  systemRequirements: true,
  sku: true,
  gtin: true,
  mpn: true,
  notice: true,
  ownFacts: true,
  categoryId: true,
} as const satisfies Prisma.ProductSelect

/** What only the back office and buyers see of a product. */
export const UNLISTED_FIELDS = {
  installerUrl: true,
  activationSteps: true,
  tags: true,
  furtherCategoryIds: true,
  seoTitle: true,
  seoDescription: true,
  relatedProductIds: true,
  story: true,
  releases: true,
  trialUrl: true,
  trialDays: true,
  whenSoldOut: true,
  backorderLimit: true,
  isHidden: true,
  publishAt: true,
} as const satisfies Prisma.ProductSelect

/** {@link PRODUCT_FIELDS} of `p`, for SQL. */
export const PRODUCT_COLUMNS = Prisma.raw(
  Object.keys(PRODUCT_FIELDS)
    .map((column) => `p."${column}"`)
    .join(', '),
)

/** The columns that make up a category of the API. */
export const CATEGORY_FIELDS = {
  id: true,
  name: true,
  slug: true,
  description: true,
  icon: true,
  isActive: true,
  bannerImage: true,
  parentId: true,
} as const satisfies Prisma.CategorySelect
