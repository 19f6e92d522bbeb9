/** Products that an owner shows together, as the back office lists, makes and changes them. */
import { z } from 'zod'
import { MAX_ID } from '@/lib/core/id-schemas'
import { MOST_CENTS, parseDecimal, toDecimal } from '@/lib/core/money'
import { fault } from '@/lib/core/server-text'
import { lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { ownPictureSchema } from '@/lib/media/contracts'
import {
  COLLECTION_KINDS,
  COLLECTION_SORTS,
  isTurnedAround,
  MAX_CHOSEN,
  MAX_NEW_DAYS,
  NO_RULES,
  saysAnything,
} from './collection-rules'
import { PLATFORMS } from './product-facts'
import { MAX_SLUG_LENGTH, SLUG_PATTERN, slugOf } from './product-rules'
import { cleanTags, MAX_TAG_LENGTH, MAX_TAGS } from './tags'

export const MAX_COLLECTION_NAME = 80
export const MAX_COLLECTION_TEXT = 1000
export const MAX_SEO_TITLE = 120
export const MAX_SEO_DESCRIPTION = 320
/** Of one kind of rule. */
const MAX_VALUES = 50
const MAX_PLACE = 9999

const languageSchema = z.enum(
  TRANSLATED_LOCALES,
  fault('fields.mustBe', { field: 'texts', example: 'texts by language' }),
)

/** What a collection is, in languages of the store; one that is left out or empty has none. */
export const collectionTextsSchema = z.partialRecord(languageSchema, z.string())

const whole = (field: string, min: number, max: number) =>
  z
    .number(fault('fields.mustBeNumber', { field }))
    .int(fault('fields.mustBeWholeNumber', { field }))
    .min(min, fault('fields.mustBeAtLeast', { field, min }))
    .max(max, fault('fields.mustBeAtMost', { field, max }))

const flag = (field: string) => z.boolean(fault('fields.mustBeTrueOrFalse', { field }))

const several = <S extends z.ZodType>(field: string, each: S, max = MAX_VALUES) =>
  z
    .array(each, fault('fields.mustBeList', { field }))
    .max(max, fault('fields.mustBeAtMostEntries', { field, max }))
    .transform((values) => [...new Set(values)])
    .default([])

const bound = (field: string) =>
  z
    .string(fault('fields.mustBeAmount', { field }))
    .nullable()
    .transform((amount, context) => {
      if (amount === null || amount.trim() === '') return null
      const cents = parseDecimal(amount)
      if (cents !== null && cents <= MOST_CENTS) return toDecimal(cents)
      context.addIssue({ code: 'custom', message: fault('fields.mustBeAmountInRange', { field }) })
      return z.NEVER
    })
    .default(null)

export const collectionRulesSchema = z.object({
  publishers: several(
    'publishers',
    lineSchema('publishers', 120).min(1, fault('fields.mustNotBeEmpty', { field: 'publishers' })),
  ),
  platforms: several(
    'platforms',
    z.enum(
      PLATFORMS,
      fault('fields.mustBeAmong', { field: 'platforms', choices: PLATFORMS.join(', ') }),
    ),
  ),
  categoryIds: several('categoryIds', whole('categoryIds', 1, MAX_ID)),
  tags: several('tags', lineSchema('tags', MAX_TAG_LENGTH), MAX_TAGS).transform(cleanTags),
  priceFrom: bound('priceFrom'),
  priceTo: bound('priceTo'),
  inStock: flag('inStock').default(false),
  onSale: flag('onSale').default(false),
  newWithinDays: whole('newWithinDays', 1, MAX_NEW_DAYS).nullable().default(null),
})

const fields = {
  name: lineSchema('name', MAX_COLLECTION_NAME).min(1, fault('fields.enterName')),
  /** Derived from the name when left empty. */
  slug: lineSchema('slug', MAX_SLUG_LENGTH)
    .refine((slug) => slug === '' || SLUG_PATTERN.test(slug), fault('products.slugLetters'))
    .default(''),
  texts: z
    .partialRecord(languageSchema, paragraphsSchema('texts', MAX_COLLECTION_TEXT))
    .transform((texts) =>
      Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    )
    .pipe(collectionTextsSchema)
    .default({}),
  image: ownPictureSchema('image').default(null),
  /** Among the collections. */
  position: whole('position', 0, MAX_PLACE).default(0),
  isVisible: flag('isVisible').default(false),
  /** Whether the home page shows some of its products. */
  isOnHome: flag('isOnHome').default(false),
  kind: z
    .enum(
      COLLECTION_KINDS,
      fault('fields.mustBeOneOf', { field: 'kind', choices: COLLECTION_KINDS.join(', ') }),
    )
    .default('hand'),
  productIds: several('productIds', whole('productIds', 1, MAX_ID), MAX_CHOSEN),
  rules: collectionRulesSchema.default(NO_RULES),
  sort: z
    .enum(
      COLLECTION_SORTS,
      fault('fields.mustBeOneOf', { field: 'sort', choices: COLLECTION_SORTS.join(', ') }),
    )
    .default('popularity'),
  seoTitle: lineSchema('seoTitle', MAX_SEO_TITLE).default(''),
  seoDescription: lineSchema('seoDescription', MAX_SEO_DESCRIPTION).default(''),
}

/**
 * Body of POST /api/admin/collections, and of PUT /api/admin/collections/[id]: all of a collection. What belongs to the
 * other kind is not kept: it would come back unseen when the kind is changed.
 */
export const collectionInputSchema = z
  .object({
    ...fields,
    /** The `updatedAt` that was loaded: a newer one is not overwritten. */
    expectedUpdatedAt: z.iso
      .datetime(fault('fields.mustBeTime', { field: 'expectedUpdatedAt' }))
      .optional(),
  })
  .superRefine(({ name, slug, kind, rules, sort }, context) => {
    const refuse = (path: string[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    if (slug === '' && slugOf(name) === '') refuse(['slug'], fault('products.nameMakesNoSlug'))
    if (kind === 'rules' && !saysAnything(rules)) refuse(['rules'], fault('collections.noRules'))
    if (kind === 'rules' && sort === 'chosen') refuse(['sort'], fault('collections.chosenByHand'))
    if (isTurnedAround(rules)) refuse(['rules', 'priceTo'], fault('collections.pricesTurned'))
  })
  .transform((collection) => ({
    ...collection,
    slug: collection.slug || slugOf(collection.name),
    productIds: collection.kind === 'hand' ? collection.productIds : [],
    rules: collection.kind === 'rules' ? collection.rules : NO_RULES,
  }))

export type CollectionInput = z.output<typeof collectionInputSchema>

/** A collection as the back office sees it. */
export const adminCollectionSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  texts: collectionTextsSchema,
  image: z.string().nullable(),
  position: z.number().int(),
  isVisible: z.boolean(),
  isOnHome: z.boolean(),
  kind: z.enum(COLLECTION_KINDS),
  /** Those that were chosen by hand and are still there, in its order; hidden ones too. */
  products: z.array(z.object({ id: z.number().int(), name: z.string() })),
  rules: collectionRulesSchema,
  sort: z.enum(COLLECTION_SORTS),
  seoTitle: z.string(),
  seoDescription: z.string(),
  /** Products on its page. */
  productCount: z.number().int(),
  updatedAt: z.iso.datetime(),
})
export type AdminCollection = z.infer<typeof adminCollectionSchema>
export const adminCollectionsSchema = z.array(adminCollectionSchema)
