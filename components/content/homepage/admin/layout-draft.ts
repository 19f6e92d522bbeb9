import { newBlock, nextId } from '@/components/content/blocks/admin/block-draft'
import type { Homepage } from '@/lib/content/homepage/contracts'
import { type Block, type BlockKind, MOST_BLOCKS } from '@/lib/settings/blocks'
import { HOME_HIDDEN_SECTIONS, HOME_SECTIONS, placeOf } from '@/lib/settings/home-page-settings'

/** What a list of sections and blocks changes of the home page. */
export type Layout = Pick<Homepage, 'sections' | 'hiddenSections' | 'blocks'>

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
export function copied<Home extends Layout>(home: Home, block: Block) {
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
export const withoutBlock = <Home extends Layout>(home: Home, block: Block): Home => ({
  ...home,
  blocks: home.blocks.filter(({ id }) => id !== block.id),
  sections: home.sections.filter((section) => section !== placeOf(block)),
})

/** A layout with a block as it was changed. */
export const withBlock = <Home extends Layout>(home: Home, changed: Block): Home => ({
  ...home,
  blocks: home.blocks.map((block) => (block.id === changed.id ? changed : block)),
})

/** The layout as the store came. */
export const originalLayout = (): Layout => ({
  sections: [...HOME_SECTIONS],
  hiddenSections: [...HOME_HIDDEN_SECTIONS],
  blocks: [],
})
