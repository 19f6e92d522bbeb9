/** Facts of products that the owner defines, as the back office lists, makes and changes them. */
import { z } from 'zod'
import { MAX_ID } from '@/lib/core/id-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import {
  type LocalFact,
  MAX_FACT_CHOICES,
  MAX_FACT_DECIMALS,
  MAX_FACT_NAME,
  MAX_FACT_SLUG,
  MAX_FACT_TEXT,
  MAX_FACT_UNIT,
  MAX_OWN_FACTS,
  OWN_FACT_KINDS,
} from './own-fact-rules'
import { SLUG_PATTERN, slugOf } from './product-rules'

const MAX_PLACE = 9999

const languageSchema = z.enum(
  TRANSLATED_LOCALES,
  fault('fields.mustBe', { field: 'names', example: 'texts by language' }),
)

/** A text in languages of the store; one that is left out has none. */
const byLanguageSchema = z.partialRecord(languageSchema, z.string())

const texts = (field: string, max: number) =>
  z
    .partialRecord(languageSchema, lineSchema(field, max))
    .transform((given) =>
      Object.fromEntries(Object.entries(given).filter(([, text]) => text !== '')),
    )
    .pipe(byLanguageSchema)

const named = (field: string) =>
  texts(field, MAX_FACT_NAME).refine(
    ({ en }) => en !== undefined,
    fault('ownFacts.englishName', { field }),
  )

const whole = (field: string, min: number, max: number) =>
  z
    .number(fault('fields.mustBeNumber', { field }))
    .int(fault('fields.mustBeWholeNumber', { field }))
    .min(min, fault('fields.mustBeAtLeast', { field, min }))
    .max(max, fault('fields.mustBeAtMost', { field, max }))

const flag = (field: string) => z.boolean(fault('fields.mustBeTrueOrFalse', { field }))

const slug = lineSchema('slug', MAX_FACT_SLUG).refine(
  (text) => text === '' || SLUG_PATTERN.test(text),
  fault('products.slugLetters'),
)

const shortSlugOf = (name: string) => slugOf(name).slice(0, MAX_FACT_SLUG).replace(/-$/, '')

const choiceSchema = z
  .object({
    /** Derived from the English name when left empty; that of a stored one stays. */
    slug: slug.default(''),
    names: named('choices'),
  })
  .transform(({ slug, names }) => ({ slug: slug || shortSlugOf(names.en ?? ''), names }))

const choicesSchema = z
  .array(choiceSchema, fault('fields.mustBeList', { field: 'choices' }))
  .max(
    MAX_FACT_CHOICES,
    fault('fields.mustBeAtMostEntries', { field: 'choices', max: MAX_FACT_CHOICES }),
  )
  .superRefine((choices, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    for (const [at, { slug }] of choices.entries()) {
      if (slug === '') refuse([at, 'slug'], fault('products.nameMakesNoSlug'))
      else if (choices.findIndex((each) => each.slug === slug) < at)
        refuse([at, 'names', 'en'], fault('ownFacts.choiceTwice', { slug }))
    }
  })

/**
 * Body of POST /api/admin/own-facts, and of PUT /api/admin/own-facts/[id]: all of a fact. What belongs to another kind is not
 * kept.
 */
export const ownFactInputSchema = z
  .object({
    /** Derived from the English name when left empty. It stays as it was made, and so does the kind. */
    slug: slug.default(''),
    kind: z.enum(
      OWN_FACT_KINDS,
      fault('fields.mustBeOneOf', { field: 'kind', choices: OWN_FACT_KINDS.join(', ') }),
    ),
    names: named('names'),
    units: texts('units', MAX_FACT_UNIT).default({}),
    decimals: whole('decimals', 0, MAX_FACT_DECIMALS).default(0),
    isSeveral: flag('isSeveral').default(false),
    choices: choicesSchema.default([]),
    isOnPage: flag('isOnPage').default(true),
    isCompared: flag('isCompared').default(true),
    isFilter: flag('isFilter').default(false),
    position: whole('position', 0, MAX_PLACE).default(0),
    categoryIds: z
      .array(whole('categoryIds', 1, MAX_ID), fault('fields.mustBeList', { field: 'categoryIds' }))
      .max(100, fault('fields.mustBeAtMostEntries', { field: 'categoryIds', max: 100 }))
      .transform((ids) => [...new Set(ids)])
      .default([]),
    /** The `updatedAt` that was loaded: a newer one is not overwritten. */
    expectedUpdatedAt: z.iso
      .datetime(fault('fields.mustBeTime', { field: 'expectedUpdatedAt' }))
      .optional(),
  })
  .transform(({ slug, ...fact }) => ({
    ...fact,
    slug: slug || shortSlugOf(fact.names.en ?? ''),
    units: fact.kind === 'number' ? fact.units : {},
    decimals: fact.kind === 'number' ? fact.decimals : 0,
    isSeveral: fact.kind === 'choice' && fact.isSeveral,
    choices: fact.kind === 'choice' ? fact.choices : [],
    // A text is as every product words it.
    isFilter: fact.kind !== 'text' && fact.isFilter,
  }))
  .superRefine(({ slug, kind, choices }, context) => {
    const refuse = (path: string[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    if (slug === '') refuse(['slug'], fault('products.nameMakesNoSlug'))
    if (kind === 'choice' && choices.length === 0) refuse(['choices'], fault('ownFacts.noChoices'))
  })
export type OwnFactInput = z.output<typeof ownFactInputSchema>

/** A fact as it is stored, with what its columns of JSON hold. */
export const ownFactSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  kind: z.enum(OWN_FACT_KINDS),
  names: byLanguageSchema,
  units: byLanguageSchema,
  decimals: z.number().int(),
  isSeveral: z.boolean(),
  choices: z.array(z.object({ slug: z.string(), names: byLanguageSchema })),
  isOnPage: z.boolean(),
  isCompared: z.boolean(),
  isFilter: z.boolean(),
  position: z.number().int(),
  categoryIds: z.array(z.number().int()),
})

/** A fact as the back office sees it. */
export const adminOwnFactSchema = ownFactSchema.extend({
  /** Products of which it is known. */
  productCount: z.number().int(),
  updatedAt: z.iso.datetime(),
})
export type AdminOwnFact = z.infer<typeof adminOwnFactSchema>
export const adminOwnFactsSchema = z.array(adminOwnFactSchema)

/** What is known of a product, by the slugs of the owner's facts: decimal strings, chosen slugs, true or false, texts. */
export const ownFactValuesSchema = z.record(
  z.string(),
  z.union([z.string(), z.boolean(), z.array(z.string())]),
)

/** What is said of a product in a call: `null` and blanks take it back. What each fact takes is looked at where facts are known. */
export const givenFactsSchema = z
  .record(
    z.string().max(MAX_FACT_SLUG, fault('fields.isTooLong', { field: 'ownFacts' })),
    z.union(
      [
        z.string().max(MAX_FACT_TEXT * 10),
        z.number(),
        z.boolean(),
        z.null(),
        z.array(z.string().max(MAX_FACT_SLUG)).max(MAX_FACT_CHOICES),
      ],
      fault('fields.isNotValid', { field: 'ownFacts' }),
    ),
    fault('fields.isNotValid', { field: 'ownFacts' }),
  )
  .refine(
    (given) => Object.keys(given).length <= MAX_OWN_FACTS,
    fault('fields.mustBeAtMostEntries', { field: 'ownFacts', max: MAX_OWN_FACTS }),
  )

/** What products can be narrowed down by of the owner's facts: values with their numbers, or the bounds of numbers. */
export const ownFactFiltersSchema = z.array(
  z.object({
    slug: z.string(),
    /** As `fact` takes it behind the slug; empty for numbers. */
    values: z.array(
      z.object({
        value: z.string(),
        /** `null` where that was not counted. */
        count: z.number().int().nullable(),
      }),
    ),
    /** Of numbers the least and the greatest; `null` where that is not known. */
    bounds: z.object({ min: z.string(), max: z.string() }).nullable(),
  }),
)
export type OwnFactFilters = z.infer<typeof ownFactFiltersSchema>

/** The owner's facts that lists are filtered by, in the language of a page, and what is offered of them in a whole list. */
export type ListedOwnFacts = { facts: LocalFact[]; offered: OwnFactFilters }
