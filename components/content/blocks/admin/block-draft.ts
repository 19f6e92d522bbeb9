import { type Block, type BlockKind, type BlockWords, COLUMN_COUNTS } from '@/lib/settings/blocks'

export const emptyColumn = () => ({ heading: {}, text: {}, image: null, link: '' })
export const emptyQuestion = () => ({ question: {}, answer: {} })

/** The id of a block that is added to others. */
export const nextId = (blocks: readonly { id: number }[]): number =>
  Math.max(0, ...blocks.map(({ id }) => id)) + 1

/** A block without words yet. */
export function newBlock(kind: BlockKind, id: number): Block {
  const own = { id, isHidden: false }
  switch (kind) {
    case 'text':
    case 'newsletter':
      return { kind, ...own, heading: {}, text: {} }
    case 'picture':
      return { kind, ...own, image: null, alt: {}, link: '', width: 'wide' }
    case 'columns':
      return {
        kind,
        ...own,
        heading: {},
        columns: Array.from({ length: COLUMN_COUNTS.least }, emptyColumn),
      }
    case 'products':
      return { kind, ...own, heading: {}, collectionId: null, productIds: [] }
    case 'questions':
      return { kind, ...own, heading: {}, questions: [emptyQuestion()] }
    case 'banner':
      return { kind, ...own, heading: {}, text: {}, button: {}, image: null, link: '' }
  }
}

/** A list with one of its entries a place further up or down. */
export function moved<One>(list: readonly One[], from: number, step: -1 | 1): One[] {
  const next = [...list]
  next.splice(from + step, 0, ...next.splice(from, 1))
  return next
}

/** Words with those of one language changed; an empty text is none. */
export function withWords(words: BlockWords, language: keyof BlockWords, text: string): BlockWords {
  const { [language]: _, ...others } = words
  return text === '' ? others : { ...others, [language]: text }
}
