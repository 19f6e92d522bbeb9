/** What stands on a page of the owner's beside its text. */
import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'
import {
  BLOCK_KINDS,
  BLOCK_LIMITS,
  type Block,
  blockListSchema,
  blockSchema,
  headingWords,
  MOST_BLOCKS,
  picturesOf,
  sharedFields,
  textWords,
  wordsSchema,
} from '@/lib/settings/blocks'

export const FORM_LIMITS = { subject: 120, question: 120, questions: 8 } as const
export const ANSWER_KINDS = ['line', 'text', 'choice'] as const

const bool = (field: string) => z.boolean(fault('fields.mustBeTrueOrFalse', { field }))

const formQuestionSchema = z.object({
  question: wordsSchema(lineSchema('question', FORM_LIMITS.question)),
  kind: z
    .enum(
      ANSWER_KINDS,
      fault('fields.mustBeOneOf', { field: 'kind', choices: ANSWER_KINDS.join(', ') }),
    )
    .default('line'),
  /** What may be chosen, a choice in a line. */
  choices: textWords(BLOCK_LIMITS.short),
  isRequired: bool('isRequired').default(false),
})

const formSchema = z.object({
  kind: z.literal('form'),
  ...sharedFields,
  heading: headingWords(),
  text: textWords(BLOCK_LIMITS.short),
  /** Name, e-mail address and message are asked for by every form. */
  asksCategory: bool('asksCategory').default(false),
  asksSubject: bool('asksSubject').default(false),
  /** What messages are about where the form does not ask, and what it suggests where it does. */
  subject: wordsSchema(lineSchema('subject', FORM_LIMITS.subject)),
  questions: z
    .array(formQuestionSchema, fault('fields.mustBeList', { field: 'questions' }))
    .max(
      FORM_LIMITS.questions,
      fault('fields.mustBeAtMost', { field: 'questions', max: FORM_LIMITS.questions }),
    )
    .default([]),
  button: wordsSchema(lineSchema('button', BLOCK_LIMITS.label)),
})
export type FormBlock = z.output<typeof formSchema>
export type FormQuestion = z.output<typeof formQuestionSchema>

/** The place of the page's text among its blocks; there is one text, so its id is always the same. */
const contentSchema = z.object({
  kind: z.literal('content'),
  id: z.literal(0).default(0),
  isHidden: z.literal(false).default(false),
})
export const CONTENT_PLACE: z.output<typeof contentSchema> = {
  kind: 'content',
  id: 0,
  isHidden: false,
}

const pageBlockSchema = z.discriminatedUnion('kind', [
  ...blockSchema.options,
  formSchema,
  contentSchema,
])
export type PageBlock = z.output<typeof pageBlockSchema>
/** A block that the owner added. */
export type AddedBlock = Exclude<PageBlock, { kind: 'content' }>

/** The kinds of blocks that a page may have, in the order in which they are offered. */
export const PAGE_BLOCK_KINDS = [
  ...BLOCK_KINDS,
  'form',
] as const satisfies readonly AddedBlock['kind'][]

/** Whether it is a block that the owner added, not the place of the text. */
export const isAdded = (block: PageBlock): block is AddedBlock => block.kind !== 'content'

/** Blocks in the one form in which they are stored and compared: a text that stands above all has no place among them. */
export const storedOrder = (blocks: readonly PageBlock[]): PageBlock[] =>
  blocks[0] && !isAdded(blocks[0]) ? blocks.slice(1) : [...blocks]

/** The blocks of a page in their order; the text stands where its place is, and above all of them without one. */
export const pageBlocksSchema = blockListSchema(pageBlockSchema, MOST_BLOCKS + 1)
  .refine(
    (blocks) => blocks.filter(isAdded).length <= MOST_BLOCKS,
    fault('homepage.blocksTooMany', { max: MOST_BLOCKS }),
  )
  .transform(storedOrder)

/** Blocks with the place of the text among them. */
export const withContentPlace = (blocks: readonly PageBlock[]): PageBlock[] =>
  blocks.some((block) => !isAdded(block)) ? [...blocks] : [CONTENT_PLACE, ...blocks]

/** What is shown above the text, and what below. */
export function aroundContent(blocks: readonly PageBlock[]): {
  above: AddedBlock[]
  below: AddedBlock[]
} {
  const placed = withContentPlace(blocks)
  const at = placed.findIndex((block) => !isAdded(block))
  const shown = (part: readonly PageBlock[]) =>
    part.filter(isAdded).filter(({ isHidden }) => !isHidden)
  return { above: shown(placed.slice(0, at)), below: shown(placed.slice(at + 1)) }
}

/** Whether it is of a kind that the home page may have, too. */
const isHomeKind = (block: PageBlock): block is Block =>
  block.kind !== 'content' && block.kind !== 'form'

/** The pictures of blocks by the path of their field. */
export const picturesOfBlocks = (blocks: readonly PageBlock[]): Record<string, string | null> =>
  Object.fromEntries(
    blocks.flatMap((block, at) =>
      isHomeKind(block)
        ? Object.entries(picturesOf(block)).map(([field, image]) => [
            `blocks.${at}.${field}`,
            image,
          ])
        : [],
    ),
  )

/** The choices of a question, each once. */
export const choicesOf = (lines: string): string[] => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]
