/** The blocks that the owner adds to the home page and to his own pages. */
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

/** Characters of all blocks of a page together: every page reads the settings, which the home page's are among. */
const MOST_CHARACTERS = 200_000
const MOST_BLOCK_ID = 9999

/** The words of one place of a block. @param line what they may be in each language */
export const wordsSchema = (line: z.ZodType<string, string>) =>
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
export type BlockWords = z.output<ReturnType<typeof wordsSchema>>

/** The heading of a block, which may be empty. */
export const headingWords = () => wordsSchema(lineSchema('heading', BLOCK_LIMITS.heading))
/** A text of a block. */
export const textWords = (max: number) => wordsSchema(paragraphsSchema('text', max))

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
/** What every block has. */
export const sharedFields = {
  id: id.max(MOST_BLOCK_ID),
  isHidden: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'isHidden' })).default(false),
}

const columnSchema = z.object({
  heading: headingWords(),
  text: textWords(BLOCK_LIMITS.short),
  /** Decorative: the words beside it say what it is about. */
  image: imageSchema,
  link: linkSchema,
})

const questionSchema = z.object({ question: headingWords(), answer: textWords(BLOCK_LIMITS.text) })

/** A block of a kind that every page may have. */
export const blockSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    ...sharedFields,
    heading: headingWords(),
    text: textWords(BLOCK_LIMITS.text),
  }),
  z.object({
    kind: z.literal('picture'),
    ...sharedFields,
    image: imageSchema,
    /** What is to be seen; empty for a decorative one. */
    alt: wordsSchema(lineSchema('alt', BLOCK_LIMITS.alt)),
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
    ...sharedFields,
    heading: headingWords(),
    columns: z
      .array(columnSchema, fault('fields.mustBeList', { field: 'columns' }))
      .min(COLUMN_COUNTS.least, fault('homepage.columnCount', COLUMN_COUNTS))
      .max(COLUMN_COUNTS.most, fault('homepage.columnCount', COLUMN_COUNTS)),
  }),
  z.object({
    kind: z.literal('products'),
    ...sharedFields,
    heading: headingWords(),
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
    ...sharedFields,
    heading: headingWords(),
    questions: z
      .array(questionSchema, fault('fields.mustBeList', { field: 'questions' }))
      .max(
        MOST_QUESTIONS,
        fault('fields.mustBeAtMost', { field: 'questions', max: MOST_QUESTIONS }),
      ),
  }),
  z.object({
    kind: z.literal('newsletter'),
    ...sharedFields,
    heading: headingWords(),
    text: textWords(BLOCK_LIMITS.short),
  }),
  z.object({
    kind: z.literal('banner'),
    ...sharedFields,
    heading: headingWords(),
    text: textWords(BLOCK_LIMITS.short),
    button: wordsSchema(lineSchema('button', BLOCK_LIMITS.label)),
    image: imageSchema,
    link: linkSchema,
  }),
])

export type Block = z.output<typeof blockSchema>
export type BlockKind = Block['kind']
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
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>
export type BlockColumn = z.output<typeof columnSchema>
export type BlockQuestion = z.output<typeof questionSchema>

/** A list of blocks, each with an id of its own. */
export const blockListSchema = <One extends z.ZodType<{ id: number }>>(
  block: One,
  most: number = MOST_BLOCKS,
) =>
  z
    .array(block, fault('fields.mustBeList', { field: 'blocks' }))
    .max(most, fault('homepage.blocksTooMany', { max: MOST_BLOCKS }))
    .refine(
      (blocks) => new Set(blocks.map(({ id: own }) => own)).size === blocks.length,
      fault('homepage.blockIdsOnce'),
    )
    .refine(
      (blocks) => JSON.stringify(blocks).length <= MOST_CHARACTERS,
      fault('homepage.blocksTooLong'),
    )

export const homeBlocksSchema = blockListSchema(blockSchema)

/** The pictures that a block shows, by the path of their field in it. */
export function picturesOf(block: Block): Record<string, string | null> {
  if (block.kind === 'columns')
    return Object.fromEntries(block.columns.map(({ image }, at) => [`columns.${at}.image`, image]))
  return block.kind === 'picture' || block.kind === 'banner' ? { image: block.image } : {}
}
