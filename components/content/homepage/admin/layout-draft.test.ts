import { expect, it } from '@jest/globals'
import { BLOCK_KINDS, homeBlocksSchema, MOST_BLOCKS } from '@/lib/settings/blocks'
import { HOME_SECTIONS, withBlocks } from '@/lib/settings/home-page-settings'
import {
  added,
  copied,
  hasRoom,
  type Layout,
  originalLayout,
  withBlock,
  withoutBlock,
} from './layout-draft'

it('a new block of each kind can be stored as it is', () => {
  let layout: Layout = originalLayout()
  for (const kind of BLOCK_KINDS) ({ layout } = added(layout, kind))
  expect(layout.blocks.map(({ kind }) => kind)).toEqual(BLOCK_KINDS)
  expect(homeBlocksSchema.parse(layout.blocks)).toEqual(layout.blocks)
  expect(withBlocks(layout.sections, layout.blocks)).toEqual(layout.sections)
  expect(layout.sections.slice(-2)).toEqual(['block:6', 'block:7'])
})

it('a copy stands below its original, and is changed apart from it', () => {
  const first = added(originalLayout(), 'text')
  const second = added(first.layout, 'banner')
  const { block, layout } = copied(second.layout, first.block)
  expect(layout.sections.slice(-3)).toEqual(['block:1', 'block:3', 'block:2'])
  const changed = withBlock(layout, { ...block, isHidden: true })
  expect(changed.blocks.map(({ isHidden }) => isHidden)).toEqual([false, false, true])
})

it('a deleted block leaves the order, and the original has none', () => {
  const { block, layout } = added(originalLayout(), 'text')
  expect(withoutBlock(layout, block)).toEqual(originalLayout())
  expect(originalLayout().sections).toEqual(HOME_SECTIONS)
})

it('there is room for so many', () => {
  let layout: Layout = originalLayout()
  for (let count = 0; count < MOST_BLOCKS; count += 1) {
    expect(hasRoom(layout)).toBe(true)
    ;({ layout } = added(layout, 'text'))
  }
  expect(hasRoom(layout)).toBe(false)
})
