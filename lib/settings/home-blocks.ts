/** The blocks that the owner adds to the home page. */
import { z } from 'zod'
import { MAX_ID } from '@/lib/core/id-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { OWN_PICTURE } from '@/lib/media/contracts'
import { isBlockLink, MAX_BLOCK_LINK } from './block-links'

export const MOST_BLOCKS = 20
export const MOST_QUESTIONS = 20
const MOST_BLOCK_PRODUCTS = 12
export const COLUMN_COUNTS = { least: 2, most: 4 } as const
export const BLOCK_LIMITS = { heading: 120, text: 3000, short: 800, label: 40, alt: 250 } as const

/** Characters of all blocks together: every page reads the settings. */
const MOST_CHARACTERS = 200_000
const MOST_BLOCK_ID = 9999

const byLanguage = (line: z.ZodType<string, string>) =>
  z
    .partialRecord(
      z.enum(
        TRANSLATED_LOCALES,
        fault('fields.mustBe', { field: 'blocks', example: 'texts by language' }),
      ),
      line,
    )
    .transform((words) =>
      // Always in one order: what is stored is compared with what was.
      Object.fromEntries(
        TRANSLATED_LOCALES.flatMap((language) =>
          words[language] ? [[language, words[language]]] : [],
        ),
      ),
    )
    .pipe(z.partialRecord(z.enum(TRANSLATED_LOCALES), z.string()))
    .default({})

/** What stands in one place of a block, by language; one that is left out shows another. */
export type BlockWords = z.output<ReturnType<typeof byLanguage>>

const heading = () => byLanguage(lineSchema('heading', BLOCK_LIMITS.heading))
const text = (max: number) => byLanguage(paragraphsSchema('text', max))

const imageSchema = lineSchema('image', 500)
  .regex(OWN_PICTURE, fault('homepage.choosePicture'))
  .nullable()
  .default(null)

const linkSchema = lineSchema('link', MAX_BLOCK_LINK)
  .refine((link) => link === '' || isBlockLink(link), fault('homepage.enterLink'))
  .default('')

const id = z
  .number(fault('fields.mustBeNumber', { field: 'id' }))
  .int()
  .positive()
const shared = {
  id: id.max(MOST_BLOCK_ID),
  isHidden: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'isHidden' })).default(false),
}

const columnSchema = z.object({
  heading: heading(),
  text: text(BLOCK_LIMITS.short),
  /** Decorative: the words beside it say what it is about. */
  image: imageSchema,
  link: linkSchema,
})

const questionSchema = z.object({ question: heading(), answer: text(BLOCK_LIMITS.text) })

const blockSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    ...shared,
    heading: heading(),
    text: text(BLOCK_LIMITS.text),
  }),
  z.object({
    kind: z.literal('picture'),
    ...shared,
    image: imageSchema,
    /** What is to be seen; empty for a decorative one. */
    alt: byLanguage(lineSchema('alt', BLOCK_LIMITS.alt)),
    link: linkSchema,
    width: z
      .enum(
        ['narrow', 'wide'],
        fault('fields.mustBeOneOf', { field: 'width', choices: 'narrow, wide' }),
      )
      .default('wide'),
  }),
  z.object({
    kind: z.literal('columns'),
    ...shared,
    heading: heading(),
    columns: z
      .array(columnSchema, fault('fields.mustBeList', { field: 'columns' }))
      .min(COLUMN_COUNTS.least, fault('homepage.columnCount', COLUMN_COUNTS))
      .max(COLUMN_COUNTS.most, fault('homepage.columnCount', COLUMN_COUNTS)),
  }),
  z.object({
    kind: z.literal('products'),
    ...shared,
    heading: heading(),
    /** Whose first products are shown; `null`: the chosen ones. */
    collectionId: id.max(MAX_ID).nullable().default(null),
    productIds: z
      .array(id.max(MAX_ID), fault('fields.mustBeList', { field: 'productIds' }))
      .max(
        MOST_BLOCK_PRODUCTS,
        fault('fields.mustBeAtMost', { field: 'productIds', max: MOST_BLOCK_PRODUCTS }),
      )
      .transform((ids) => [...new Set(ids)])
      .default([]),
  }),
  z.object({
    kind: z.literal('questions'),
    ...shared,
    heading: heading(),
    questions: z
      .array(questionSchema, fault('fields.mustBeList', { field: 'questions' }))
      .max(
        MOST_QUESTIONS,
        fault('fields.mustBeAtMost', { field: 'questions', max: MOST_QUESTIONS }),
      ),
  }),
  z.object({
    kind: z.literal('newsletter'),
    ...shared,
    heading: heading(),
    text: text(BLOCK_LIMITS.short),
  }),
  z.object({
    kind: z.literal('banner'),
    ...shared,
    heading: heading(),
    text: text(BLOCK_LIMITS.short),
    button: byLanguage(lineSchema('button', BLOCK_LIMITS.label)),
    image: imageSchema,
    link: linkSchema,
  }),
])

export type HomeBlock = z.output<typeof blockSchema>
export type BlockKind = HomeBlock['kind']
/** In the order in which they are offered. */
export const BLOCK_KINDS = [
  'text',
  'picture',
  'columns',
  'products',
  'questions',
  'newsletter',
  'banner',
] as const satisfies BlockKind[]
export type BlockOf<Kind extends BlockKind> = Extract<HomeBlock, { kind: Kind }>
export type BlockColumn = z.output<typeof columnSchema>
export type BlockQuestion = z.output<typeof questionSchema>

export const homeBlocksSchema = z
  .array(blockSchema, fault('fields.mustBeList', { field: 'blocks' }))
  .max(MOST_BLOCKS, fault('homepage.blocksTooMany', { max: MOST_BLOCKS }))
  .refine(
    (blocks) => new Set(blocks.map((block) => block.id)).size === blocks.length,
    fault('homepage.blockIdsOnce'),
  )
  .refine(
    (blocks) => JSON.stringify(blocks).length <= MOST_CHARACTERS,
    fault('homepage.blocksTooLong'),
  )

/** The pictures that a block shows, by the path of their field in it. */
export function picturesOf(block: HomeBlock): Record<string, string | null> {
  if (block.kind === 'columns')
    return Object.fromEntries(block.columns.map(({ image }, at) => [`columns.${at}.image`, image]))
  return block.kind === 'picture' || block.kind === 'banner' ? { image: block.image } : {}
}
