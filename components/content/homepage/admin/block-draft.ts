import type { Homepage } from '@/lib/content/homepage/contracts'
import {
  type BlockKind,
  type BlockWords,
  COLUMN_COUNTS,
  type HomeBlock,
  MOST_BLOCKS,
} from '@/lib/settings/home-blocks'
import { HOME_HIDDEN_SECTIONS, HOME_SECTIONS, placeOf } from '@/lib/settings/home-page-settings'

/** What a list of sections and blocks changes of the home page. */
export type Layout = Pick<Homepage, 'sections' | 'hiddenSections' | 'blocks'>

export const emptyColumn = () => ({ heading: {}, text: {}, image: null, link: '' })
export const emptyQuestion = () => ({ question: {}, answer: {} })

const nextId = (blocks: readonly HomeBlock[]) => Math.max(0, ...blocks.map(({ id }) => id)) + 1

function newBlock(kind: BlockKind, id: number): HomeBlock {
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

/** Whether there is room for one more block. */
export const hasRoom = ({ blocks }: Pick<Layout, 'blocks'>): boolean => blocks.length < MOST_BLOCKS

/** A new block below all else. */
export function added<Home extends Layout>(home: Home, kind: BlockKind) {
  const block = newBlock(kind, nextId(home.blocks))
  return {
    block,
    layout: {
      ...home,
      blocks: [...home.blocks, block],
      sections: [...home.sections, placeOf(block)],
    },
  }
}

/** A copy of a block right below it. */
export function copied<Home extends Layout>(home: Home, block: HomeBlock) {
  const copy = { ...structuredClone(block), id: nextId(home.blocks) }
  return {
    block: copy,
    layout: {
      ...home,
      blocks: [...home.blocks, copy],
      sections: home.sections.flatMap((section) =>
        section === placeOf(block) ? [section, placeOf(copy)] : section,
      ),
    },
  }
}

/** A layout without a block. */
export const withoutBlock = <Home extends Layout>(home: Home, block: HomeBlock): Home => ({
  ...home,
  blocks: home.blocks.filter(({ id }) => id !== block.id),
  sections: home.sections.filter((section) => section !== placeOf(block)),
})

/** A layout with a block as it was changed. */
export const withBlock = <Home extends Layout>(home: Home, changed: HomeBlock): Home => ({
  ...home,
  blocks: home.blocks.map((block) => (block.id === changed.id ? changed : block)),
})

/** The layout as the store came. */
export const originalLayout = (): Layout => ({
  sections: [...HOME_SECTIONS],
  hiddenSections: [...HOME_HIDDEN_SECTIONS],
  blocks: [],
})

/** Words with those of one language changed; an empty text is none. */
export function withWords(words: BlockWords, language: keyof BlockWords, text: string): BlockWords {
  const { [language]: _, ...others } = words
  return text === '' ? others : { ...others, [language]: text }
}
