import type { Product } from '@/lib/catalog/contracts'
import { isSameProduct } from '@/lib/catalog/option-choices'

/** A product as the store's calls answer it, for components; `fields` are what a test is about. */
export const product = (fields: Partial<Product> & { id: number; name: string }): Product => ({
  slug: fields.name.toLowerCase().replaceAll(/\W+/g, '-'),
  description: `About ${fields.name}.`,
  publisher: 'Gen Digital',
  price: '29.99',
  originalPrice: null,
  originalPriceKind: 'recommended',
  prices: {},
  volumePrices: [],
  image: '/images/product.webp',
  additionalImages: [],
  pictureTexts: {},
  videoUrl: null,
  rating: '0.0',
  reviewCount: 0,
  ratingSource: 'sample',
  features: [],
  isFeatured: false,
  inStock: true,
  delivery: 'keys',
  isGiftCard: false,
  stockLeft: null,
  deliveryInfo: '',
  refundDays: null,
  isGenuine: true,
  licenceKind: null,
  keySource: null,
  firstRegion: null,
  updates: null,
  license: '',
  version: '',
  platforms: [],
  licenseType: null,
  termMonths: null,
  devices: null,
  regions: [],
  activation: null,
  family: null,
  edition: '',
  worksWith: [],
  notIncluded: [],
  supportedLanguages: [],
  systemRequirements: [],
  sku: null,
  gtin: null,
  mpn: null,
  notice: '',
  categoryId: 1,
  ...fields,
})

/** Of some products in the order of a list those that have a card in it: of variants of one product the first that can be bought. */
export const cardsAmong = (products: readonly Product[]): Product[] =>
  products.filter((product) => {
    const variants = products.filter((each) => isSameProduct(each, product))
    return product === (variants.find(({ inStock }) => inStock) ?? variants[0])
  })
