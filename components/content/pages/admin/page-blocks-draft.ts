import { newBlock, nextId } from '@/components/content/blocks/admin/block-draft'
import {
  type AddedBlock,
  type FormQuestion,
  isAdded,
  type PageBlock,
} from '@/lib/content/pages/page-blocks'
import { MOST_BLOCKS } from '@/lib/settings/blocks'

export const emptyFormQuestion = (): FormQuestion => ({
  question: {},
  kind: 'line',
  choices: {},
  isRequired: false,
})

const newForm = (id: number): AddedBlock => ({
  kind: 'form',
  id,
  isHidden: false,
  heading: {},
  text: {},
  asksCategory: false,
  asksSubject: false,
  subject: {},
  questions: [],
  button: {},
})

/** Whether there is room for one more block. */
export const hasRoom = (blocks: readonly PageBlock[]): boolean =>
  blocks.filter(isAdded).length < MOST_BLOCKS

/** A new block below all else. */
export function added(blocks: readonly PageBlock[], kind: AddedBlock['kind']) {
  const id = nextId(blocks)
  const block = kind === 'form' ? newForm(id) : newBlock(kind, id)
  return { block, blocks: [...blocks, block] }
}

/** Blocks with a copy of one right below it. */
export const withCopy = (blocks: readonly PageBlock[], original: AddedBlock): PageBlock[] =>
  blocks.flatMap((block) =>
    block.id === original.id
      ? [block, { ...structuredClone(original), id: nextId(blocks) }]
      : [block],
  )

export const withoutBlock = (blocks: readonly PageBlock[], block: AddedBlock): PageBlock[] =>
  blocks.filter(({ id }) => id !== block.id)

/** Blocks with one as it was changed. */
export const withBlock = (blocks: readonly PageBlock[], changed: AddedBlock): PageBlock[] =>
  blocks.map((block) => (block.id === changed.id ? changed : block))
