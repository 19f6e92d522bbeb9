/** Products, as the back office lists, makes and changes them. */
import { z } from 'zod'
import { MAX_ID } from '@/lib/core/id-schemas'
import { MOST_CENTS, parseDecimal, toDecimal } from '@/lib/core/money'
import { pageQuery, wholeNumberSchema } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { parseVolumePrice } from '@/lib/pricing/volume-prices'
import { MAX_REFUND_DAYS } from '@/lib/settings/choices'
import { MAX_BACKORDER_LIMIT, WHEN_SOLD_OUT } from './back-orders'
import { MAX_LIMIT, productSchema, volumePricesSchema } from './contracts'
import { MAX_FAMILY_LENGTH } from './option-choices'
import { givenFactsSchema, ownFactValuesSchema } from './own-fact-contracts'
import { MAX_PICTURE_TEXT } from './picture-texts'
import {
  ACTIVATIONS,
  ENDLESS,
  LICENSE_TYPES,
  LIFETIME,
  MAX_DEVICES,
  MAX_TERM_MONTHS,
  PLATFORMS,
  platformsOf,
  UNLIMITED,
} from './product-facts'
import { cleanGtin, isGtin, MAX_MPN, MAX_SKU } from './product-identifiers'
import {
  MAX_NOTICE,
  MAX_RELATED,
  MAX_SEO_DESCRIPTION,
  MAX_SEO_TITLE,
  MAX_STORY,
} from './product-page-rules'
import {
  cleanList,
  DELIVERIES,
  MAX_ADDITIONAL_IMAGES,
  MAX_SLUG_LENGTH,
  PRODUCT_DEFAULTS,
  SLUG_PATTERN,
} from './product-rules'
import { installerField, releasesField, trialField } from './product-text-contracts'
import { videoAt } from './product-video'
import { isRegion, MAX_REGIONS } from './regions'
import { releaseSchema } from './releases'
import { originFields, updatesField } from './statement-contracts'
import { MAX_TAG_LENGTH, MAX_TAGS, parseTags } from './tags'
import { MAX_TRIAL_DAYS } from './trial'
import { typedPriceChangesSchema, typedPriceFieldsSchema } from './typed-price-fields'

/** A product as the back office sees it: hidden ones too, and how many keys are left. */
export const adminProductSchema = productSchema
  .omit({
    stockLeft: true,
    keysReady: true,
    availableFrom: true,
    options: true,
    originalPriceKind: true,
  })
  .extend({
    /** What is known of the owner's own facts, by their slugs. */
    ownFacts: ownFactValuesSchema,
    /** `null` where the store shows the placeholder. */
    image: z.string().nullable(),
    /** `null`: buyers find the download at the publisher's themselves. */
    installerUrl: z.string().nullable(),
    /** None: buyers are told what is usual for the type of the keys. */
    activationSteps: z.array(z.string()),
    tags: z.array(z.string()),
    /** In which it is shown besides its own category. */
    furtherCategoryIds: z.array(z.number().int()),
    /** What search engines and shared links say of it; empty: its name and description. */
    seoTitle: z.string(),
    seoDescription: z.string(),
    /** Those that are shown beside it first, in this order, and what they are called; the names of those that are gone are missing. */
    relatedProductIds: z.array(z.number().int()),
    relatedProducts: z.array(z.object({ id: z.number().int(), name: z.string() })),
    /** What its page says below the description: HTML, sanitised; empty: nothing. */
    story: z.string(),
    /** What is new in its versions, the newest first. */
    releases: z.array(releaseSchema),
    /** Where it can be downloaded to try it, and for how many days; `null`: that is not said. */
    trialUrl: z.string().nullable(),
    trialDays: z.number().int().nullable(),
    /** What is done when its keys are sold out, and how many may wait then at most; `null`: any number. */
    whenSoldOut: z.enum(WHEN_SOLD_OUT),
    backorderLimit: z.number().int().nullable(),
    /** Until when it is a pre-order; `null`: it is none. */
    availableFrom: z.string().nullable(),
    isHidden: z.boolean(),
    /** When it is shown by itself; `null`: somebody has to show it, or it is. */
    publishAt: z.string().nullable(),
    /** Whether its price is that of a planned sale; left out where it is not. */
    isInSale: z.boolean().optional(),
    /** As it was set: whether it is on sale, however many keys are left. */
    inStock: z.boolean(),
    availableKeys: z.number().int(),
    /** Of one that consists of others, whose keys are theirs. */
    isBundle: z.boolean().optional(),
    /** How many have asked, and confirmed, to be mailed when it is back, and when it costs less. */
    waitingForStock: z.number().int(),
    waitingForPrice: z.number().int(),
    /** The group that it is listed in (see productGroupSchema). */
    groupId: z.number().int(),
    createdAt: z.string(),
    /** What a change is sent back with as `expectedUpdatedAt`. */
    updatedAt: z.string(),
  })
export type AdminProduct = z.infer<typeof adminProductSchema>

/** A product as the list has it: without the texts at length, which its form loads. */
const adminProductRowSchema = adminProductSchema.omit({
  story: true,
  releases: true,
  relatedProducts: true,
})
export type AdminProductRow = z.infer<typeof adminProductRowSchema>
export const adminProductRowsSchema = z.array(adminProductRowSchema)

const groupCategorySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  isActive: z.boolean(),
})

/**
 * A group of the product list, in the order of the list: a subcategory with the products that it
 * lists, or (`sub` is null) what else belongs to a main category.
 */
const productGroupSchema = z.object({
  id: z.number().int(),
  main: groupCategorySchema,
  sub: groupCategorySchema.nullable(),
  count: z.number().int(),
})
export type ProductGroup = z.infer<typeof productGroupSchema>
export const productGroupsSchema = z.array(productGroupSchema)

const SORTS = ['name', 'price-low', 'price-high', 'rating', 'newest', 'updated'] as const
export type AdminProductSort = (typeof SORTS)[number]

const flag = (name: string) =>
  z
    .enum(['true', 'false'], fault('fields.mustBeTrueOrFalse', { field: name }))
    .transform((text) => text === 'true')
    .optional()

const filters = {
  /** Id of a main category (with its subcategories) or of a subcategory. */
  category: wholeNumberSchema('category', 1, 999_999_999).optional(),
  search: z
    .string()
    .trim()
    .max(200, fault('fields.mustBeAtMostCharacters', { field: 'search', max: 200 }))
    .optional(),
  stock: z
    .enum(['in', 'out'], fault('fields.mustBe', { field: 'stock', example: 'in or out' }))
    .optional(),
  featured: flag('featured'),
  hidden: flag('hidden'),
  /** Hidden products that are shown by themselves at a time. */
  scheduled: flag('scheduled'),
  /** Products with a pool of keys that is nearly empty. */
  lowKeys: flag('lowKeys'),
  family: z
    .string()
    .max(MAX_FAMILY_LENGTH, fault('fields.isTooLong', { field: 'family' }))
    .optional(),
}

/** Which products: the query of GET /api/admin/products/groups and of the export. */
export const adminProductFilterSchema = z.object(filters)
export type AdminProductFilter = z.infer<typeof adminProductFilterSchema>
/** The same as it is sent. */
export type AdminProductFilterQuery = z.input<typeof adminProductFilterSchema>

/** Query of GET /api/admin/products. */
export const adminProductQuerySchema = z.object({
  ...filters,
  /** The order within a group. */
  sort: z
    .enum(SORTS, fault('fields.mustBeOneOf', { field: 'sort', choices: SORTS.join(', ') }))
    .default('name'),
  ...pageQuery(MAX_LIMIT, 25),
})
export type AdminProductQuery = z.infer<typeof adminProductQuerySchema>

/** `undefined` is a field that was not sent; a default belongs to a new product only. */
const price = (name: string) =>
  z
    .union([z.string(), z.number()], fault('fields.mustBeAmount', { field: name }))
    .transform((amount, context) => {
      const cents = parseDecimal(amount)
      if (cents !== null && cents <= MOST_CENTS) return toDecimal(cents)
      context.addIssue({
        code: 'custom',
        message: fault('fields.mustBeAmountInRange', { field: name }),
      })
      return z.NEVER
    })

const nothing = (value: unknown) =>
  value === null ||
  value === 0 ||
  (typeof value === 'string' && /^(?:0(?:\.0+)?)?$/.test(value.trim()))
    ? null
    : value

/** Numbers may arrive as digits, as a form or a table has them. */
const numeric = (value: unknown) =>
  typeof value === 'string' && /^\s*\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value

const whole = (name: string, min: number, max: number) =>
  z.preprocess(
    numeric,
    z
      .number(fault('fields.mustBeNumber', { field: name }))
      .int(fault('fields.mustBeWholeNumber', { field: name }))
      .min(min, fault('fields.mustBeAtLeast', { field: name, min }))
      .max(max, fault('fields.mustBeAtMost', { field: name, max })),
  )

const MAX_LIST_ENTRIES = 60

const list = (name: string, max = 300) =>
  z
    .array(lineSchema(name, max), fault('fields.mustBeListOfTexts', { field: name }))
    .max(
      MAX_LIST_ENTRIES,
      fault('fields.mustBeAtMostEntries', { field: name, max: MAX_LIST_ENTRIES }),
    )
    .transform(cleanList)

const LOCAL_PICTURE = /^\/(?:images|media)\/[\w.-]+(?:\/[\w.-]+)*\.(?:jpe?g|png|webp|svg|avif)$/i
const DATA_URL = /^data:image\/[a-z+.-]+;base64,[A-Za-z0-9+/]+={0,2}$/

/**
 * A picture's path within the store, or a data URL, which is then stored as an upload. Pictures of
 * other sites are refused: they change or vanish, and let that site track the store's visitors.
 */
const picture = z
  .string(fault('fields.mustBeText', { field: 'image' }))
  .trim()
  .refine(
    (path) => (LOCAL_PICTURE.test(path) && !path.includes('..')) || DATA_URL.test(path),
    fault('products.imagePathOrData'),
  )

/** Stored in one form, whatever address of it was copied. */
const video = z
  .string(fault('fields.mustBeText', { field: 'videoUrl' }))
  .trim()
  .max(2000, fault('fields.mustBeAtMostCharacters', { field: 'videoUrl', max: 2000 }))
  .transform((address, context) => {
    const found = videoAt(address)
    if (found) return found.url
    context.addIssue({ code: 'custom', message: fault('products.videoHosts') })
    return z.NEVER
  })

/** A fact that may be unknown: blank is `null`. */
const known = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (isBlank(value) ? null : value), schema.nullable())

/** A number, or the word for that which is none. */
const numberOr = (name: string, word: string, max: number) =>
  z.preprocess(
    (value) =>
      typeof value === 'string' && value.trim().toLowerCase() === word ? ENDLESS : numeric(value),
    z
      .number(fault('fields.mustBeWordOrWholeNumber', { field: name, word }))
      .int(fault('fields.mustBeWordOrWholeNumber', { field: name, word }))
      .min(ENDLESS, fault('fields.mustBeWordOrNumberFrom1', { field: name, word, max }))
      .max(max, fault('fields.mustBeWordOrNumberFrom1', { field: name, word, max })),
  )

const lowered = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)

const platforms = z
  .array(
    z.preprocess(
      lowered,
      z.enum(
        PLATFORMS,
        fault('fields.mustBeAmong', { field: 'platforms', choices: PLATFORMS.join(', ') }),
      ),
    ),
    fault('fields.mustBeListOfTexts', { field: 'platforms' }),
  )
  .transform(platformsOf)

const regions = z
  .array(
    z
      .string(fault('fields.mustBeListOfTexts', { field: 'regions' }))
      .trim()
      .transform((code) => (code.length === 2 ? code.toUpperCase() : code.toLowerCase()))
      .refine((code) => isRegion(code), {
        message: fault('products.regionCodes'),
      }),
    fault('fields.mustBeListOfTexts', { field: 'regions' }),
  )
  .max(MAX_REGIONS, fault('fields.mustBeAtMostEntries', { field: 'regions', max: MAX_REGIONS }))
  .transform(cleanList)

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && !value.trim())

/** Entries may also be typed, as in a form or a table: `10: 8%`. */
const volumePrices = z.preprocess(
  (entries) =>
    Array.isArray(entries)
      ? entries
          .filter((entry) => !isBlank(entry))
          .map((entry) => (typeof entry === 'string' ? (parseVolumePrice(entry) ?? entry) : entry))
      : entries,
  z
    .array(
      z.unknown().refine((entry) => typeof entry === 'object' && entry !== null, {
        message: fault('products.volumePriceLines'),
      }),
      fault('fields.mustBeList', { field: 'volumePrices' }),
    )
    .pipe(volumePricesSchema),
)

/** However they were typed or listed: those with commas between them are several. */
const tags = z
  .array(z.string(fault('fields.mustBeListOfTexts', { field: 'tags' })).max(10_000), {
    error: fault('fields.mustBeListOfTexts', { field: 'tags' }),
  })
  .transform((entries) => parseTags(entries.join('\n')))
  .pipe(
    z
      .array(lineSchema('tags', MAX_TAG_LENGTH))
      .max(MAX_TAGS, fault('fields.mustBeAtMostEntries', { field: 'tags', max: MAX_TAGS })),
  )

const MAX_FURTHER_CATEGORIES = 20

const furtherCategoryIds = z
  .array(
    whole('furtherCategoryIds', 1, MAX_ID),
    fault('fields.mustBeList', { field: 'furtherCategoryIds' }),
  )
  .max(
    MAX_FURTHER_CATEGORIES,
    fault('fields.mustBeAtMostEntries', {
      field: 'furtherCategoryIds',
      max: MAX_FURTHER_CATEGORIES,
    }),
  )
  .transform((ids) => [...new Set(ids)])

const gtin = z
  .string(fault('fields.mustBeText', { field: 'gtin' }))
  .max(40, fault('products.gtinDigits'))
  .transform(cleanGtin)
  .refine(isGtin, fault('products.gtinDigits'))

const relatedProductIds = z
  .array(
    whole('relatedProductIds', 1, MAX_ID),
    fault('fields.mustBeList', { field: 'relatedProductIds' }),
  )
  .transform((ids) => [...new Set(ids)])
  .refine(
    (ids) => ids.length <= MAX_RELATED,
    fault('fields.mustBeAtMostEntries', { field: 'relatedProductIds', max: MAX_RELATED }),
  )

const fields = {
  name: lineSchema('name', 200).min(1, fault('products.nameRequired')),
  slug: lineSchema('slug', MAX_SLUG_LENGTH).regex(SLUG_PATTERN, fault('products.slugLetters')),
  description: paragraphsSchema('description', 10_000).min(
    1,
    fault('products.descriptionRequired'),
  ),
  publisher: lineSchema('publisher', 120),
  price: z.preprocess(
    (value) => (isBlank(value) ? undefined : value),
    z.union([z.string(), z.number()], fault('products.priceRequired')).pipe(price('price')),
  ),
  originalPrice: z.preprocess(nothing, price('originalPrice').nullable()),
  prices: typedPriceFieldsSchema,
  volumePrices,
  categoryId: whole('categoryId', 1, MAX_ID),
  image: z.preprocess((value) => (isBlank(value) ? null : value), picture.nullable()),
  additionalImages: z
    .array(z.unknown(), fault('fields.mustBeListOfPictures', { field: 'additionalImages' }))
    .transform((pictures) => pictures.filter((entry) => !isBlank(entry)))
    .pipe(
      z.array(picture).max(
        MAX_ADDITIONAL_IMAGES,
        fault('fields.mustBeAtMostPictures', {
          field: 'additionalImages',
          max: MAX_ADDITIONAL_IMAGES,
        }),
      ),
    ),
  pictureTexts: z
    .record(
      z.string().max(300),
      z.object({
        text: lineSchema('pictureTexts', MAX_PICTURE_TEXT),
        isScreenshot: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'pictureTexts' })),
      }),
      fault('fields.mustBeList', { field: 'pictureTexts' }),
    )
    .refine(
      (texts) => Object.keys(texts).length <= MAX_ADDITIONAL_IMAGES + 1,
      fault('fields.mustBeAtMostPictures', {
        field: 'pictureTexts',
        max: MAX_ADDITIONAL_IMAGES + 1,
      }),
    ),
  videoUrl: z.preprocess((value) => (isBlank(value) ? null : value), video.nullable()),
  rating: z
    .preprocess(
      numeric,
      z
        .number(fault('fields.mustBeNumber', { field: 'rating' }))
        .min(0, fault('fields.mustBeAtLeast', { field: 'rating', min: 0 }))
        .max(5, fault('fields.mustBeAtMost', { field: 'rating', max: 5 })),
    )
    .refine((rating) => Math.abs(rating * 10 - Math.round(rating * 10)) < 1e-9, {
      message: fault('products.ratingDecimals'),
    })
    .transform((rating) => rating.toFixed(1)),
  reviewCount: whole('reviewCount', 0, MAX_ID),
  features: list('features'),
  isFeatured: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'isFeatured' })),
  inStock: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'inStock' })),
  isHidden: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'isHidden' })),
  publishAt: known(
    z.iso
      .datetime(fault('fields.mustBeTime', { field: 'publishAt' }))
      .transform((time) => new Date(time).toISOString()),
  ),
  delivery: z.enum(DELIVERIES, fault('products.deliveryKeysOrManual')),
  isGiftCard: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'isGiftCard' })),
  systemRequirements: list('systemRequirements'),
  deliveryInfo: paragraphsSchema('deliveryInfo', 2000),
  refundDays: known(whole('refundDays', 0, MAX_REFUND_DAYS)),
  isGenuine: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'isGenuine' })),
  ...originFields,
  updates: updatesField,
  supportedLanguages: list('supportedLanguages', 60),
  installerUrl: z.preprocess((value) => (isBlank(value) ? null : value), installerField.nullable()),
  activationSteps: list('activationSteps', 500),
  license: lineSchema('license', 200),
  version: lineSchema('version', 60),
  platforms,
  licenseType: known(
    z.preprocess(
      lowered,
      z.enum(
        LICENSE_TYPES,
        fault('products.licenseTypeMustBe', { choices: LICENSE_TYPES.join(' or ') }),
      ),
    ),
  ),
  termMonths: known(numberOr('termMonths', LIFETIME, MAX_TERM_MONTHS)),
  devices: known(numberOr('devices', UNLIMITED, MAX_DEVICES)),
  regions,
  activation: known(
    z.preprocess(
      lowered,
      z.enum(
        ACTIVATIONS,
        fault('fields.mustBeOneOf', { field: 'activation', choices: ACTIVATIONS.join(', ') }),
      ),
    ),
  ),
  family: z.preprocess(
    (value) => (isBlank(value) ? null : value),
    lineSchema('family', MAX_FAMILY_LENGTH)
      .regex(SLUG_PATTERN, fault('products.familyLetters'))
      .nullable(),
  ),
  edition: lineSchema('edition', 60),
  worksWith: list('worksWith', 200),
  notIncluded: list('notIncluded', 200),
  tags,
  furtherCategoryIds,
  sku: known(lineSchema('sku', MAX_SKU)),
  gtin: known(gtin),
  mpn: known(lineSchema('mpn', MAX_MPN)),
  seoTitle: lineSchema('seoTitle', MAX_SEO_TITLE),
  seoDescription: lineSchema('seoDescription', MAX_SEO_DESCRIPTION),
  notice: lineSchema('notice', MAX_NOTICE),
  relatedProductIds,
  story: paragraphsSchema('story', MAX_STORY),
  releases: releasesField,
  trialUrl: known(trialField),
  trialDays: known(whole('trialDays', 1, MAX_TRIAL_DAYS)),
  whenSoldOut: z.preprocess(
    lowered,
    z.enum(
      WHEN_SOLD_OUT,
      fault('fields.mustBeOneOf', { field: 'whenSoldOut', choices: WHEN_SOLD_OUT.join(', ') }),
    ),
  ),
  backorderLimit: known(whole('backorderLimit', 1, MAX_BACKORDER_LIMIT)),
  ownFacts: ownFactValuesSchema,
  availableFrom: known(
    z.iso
      .datetime(fault('fields.mustBeTime', { field: 'availableFrom' }))
      .transform((time) => new Date(time).toISOString()),
  ),
}

/** Every field of a product as it is stored. */
export const productFieldsSchema = z.object(fields)
export type ProductFields = z.infer<typeof productFieldsSchema>
export type ProductField = keyof ProductFields

export const PRODUCT_FIELD_NAMES = Object.keys(fields) as ProductField[]

/** What is left out of a new product: what its store says of such (new-product-defaults.ts). */
const leftOut = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => value ?? undefined, schema.optional())

/** What is left out or blank is as if it were left out. */
const unlessBlank = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional())

/** A field that was left out or blank takes the default of a new product. */
const orDefault = <S extends z.ZodType>(schema: S, value: z.input<S>) =>
  z.preprocess((given) => (given === undefined || isBlank(given) ? value : given), schema)

/** Body of POST /api/admin/products. */
export const newProductSchema = z.object({
  ...fields,
  name: z.preprocess((value) => value ?? '', fields.name),
  description: z.preprocess((value) => value ?? '', fields.description),
  /** Derived from the name unless it is given. */
  slug: unlessBlank(fields.slug),
  categoryId: unlessBlank(fields.categoryId),
  /** Blank: the store itself. */
  publisher: orDefault(fields.publisher, ''),
  originalPrice: z.preprocess((value) => value ?? null, fields.originalPrice),
  prices: z.preprocess((value) => value ?? {}, fields.prices),
  volumePrices: z.preprocess((value) => value ?? [], fields.volumePrices),
  image: z.preprocess((value) => value ?? null, fields.image),
  additionalImages: z.preprocess((value) => value ?? [], fields.additionalImages),
  pictureTexts: z.preprocess((value) => value ?? {}, fields.pictureTexts),
  videoUrl: z.preprocess((value) => value ?? null, fields.videoUrl),
  rating: unlessBlank(fields.rating),
  reviewCount: orDefault(fields.reviewCount, PRODUCT_DEFAULTS.reviewCount),
  features: z.preprocess((value) => value ?? [], fields.features),
  isFeatured: orDefault(fields.isFeatured, false),
  inStock: orDefault(fields.inStock, true),
  isHidden: orDefault(fields.isHidden, false),
  publishAt: z.preprocess((value) => value ?? null, fields.publishAt),
  delivery: orDefault(fields.delivery, PRODUCT_DEFAULTS.delivery),
  isGiftCard: orDefault(fields.isGiftCard, false),
  systemRequirements: z.preprocess((value) => value ?? [], fields.systemRequirements),
  deliveryInfo: leftOut(fields.deliveryInfo),
  refundDays: z.preprocess((value) => value ?? null, fields.refundDays),
  isGenuine: orDefault(fields.isGenuine, true),
  licenceKind: z.preprocess((value) => value ?? null, fields.licenceKind),
  keySource: z.preprocess((value) => value ?? null, fields.keySource),
  firstRegion: z.preprocess((value) => value ?? null, fields.firstRegion),
  updates: z.preprocess((value) => value ?? null, fields.updates),
  supportedLanguages: z.preprocess((value) => value ?? [], fields.supportedLanguages),
  installerUrl: z.preprocess((value) => value ?? null, fields.installerUrl),
  activationSteps: z.preprocess((value) => value ?? [], fields.activationSteps),
  license: leftOut(fields.license),
  version: leftOut(fields.version),
  platforms: z.preprocess((value) => value ?? [], fields.platforms),
  licenseType: z.preprocess((value) => value ?? null, fields.licenseType),
  termMonths: z.preprocess((value) => value ?? null, fields.termMonths),
  devices: z.preprocess((value) => value ?? null, fields.devices),
  regions: z.preprocess((value) => value ?? [], fields.regions),
  activation: z.preprocess((value) => value ?? null, fields.activation),
  family: z.preprocess((value) => value ?? null, fields.family),
  edition: z.preprocess((value) => value ?? '', fields.edition),
  worksWith: z.preprocess((value) => value ?? [], fields.worksWith),
  notIncluded: z.preprocess((value) => value ?? [], fields.notIncluded),
  tags: z.preprocess((value) => value ?? [], fields.tags),
  furtherCategoryIds: z.preprocess((value) => value ?? [], fields.furtherCategoryIds),
  sku: z.preprocess((value) => value ?? null, fields.sku),
  gtin: z.preprocess((value) => value ?? null, fields.gtin),
  mpn: z.preprocess((value) => value ?? null, fields.mpn),
  seoTitle: z.preprocess((value) => value ?? '', fields.seoTitle),
  seoDescription: z.preprocess((value) => value ?? '', fields.seoDescription),
  notice: z.preprocess((value) => value ?? '', fields.notice),
  relatedProductIds: z.preprocess((value) => value ?? [], fields.relatedProductIds),
  story: z.preprocess((value) => value ?? '', fields.story),
  releases: z.preprocess((value) => value ?? [], fields.releases),
  trialUrl: z.preprocess((value) => value ?? null, fields.trialUrl),
  trialDays: z.preprocess((value) => value ?? null, fields.trialDays),
  whenSoldOut: orDefault(fields.whenSoldOut, 'refuse'),
  backorderLimit: z.preprocess((value) => value ?? null, fields.backorderLimit),
  ownFacts: z.preprocess((value) => value ?? {}, givenFactsSchema),
  availableFrom: z.preprocess((value) => value ?? null, fields.availableFrom),
})
export type NewProduct = z.infer<typeof newProductSchema>

/** Body of PATCH /api/admin/products/{id}: the fields to change. */
export const productChangeSchema = z.object({
  ...productFieldsSchema.partial().shape,
  /** Blank: the store itself. */
  publisher: orDefault(fields.publisher, '').optional(),
  prices: typedPriceChangesSchema.optional(),
  /** Facts that are not named stay. */
  ownFacts: givenFactsSchema.optional(),
  /** The `updatedAt` that was loaded: a change by somebody else since then is a conflict. */
  expectedUpdatedAt: z.iso
    .datetime(fault('fields.mustBeTime', { field: 'expectedUpdatedAt' }))
    .optional(),
})
export type ProductChange = z.infer<typeof productChangeSchema>

/** Body of POST /api/admin/products/preview: the product as it stands in the form. */
export const productPreviewSchema = newProductSchema.extend({
  /** The product that it is a new version of. */
  productId: whole('productId', 1, MAX_ID).nullable().default(null),
})
export type ProductPreview = z.infer<typeof productPreviewSchema>

/** The address of the preview; whoever knows it can see it. */
export const productPreviewAnswerSchema = z.object({ path: z.string() })
export type ProductPreviewAnswer = z.infer<typeof productPreviewAnswerSchema>

/** What DELETE did: a product that was sold, or ever had keys, stays on record and is hidden. */
export const productRemovalSchema = z.object({ outcome: z.enum(['deleted', 'hidden']) })
export type ProductRemoval = z.infer<typeof productRemovalSchema>
