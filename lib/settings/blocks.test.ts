import { describe, expect, it } from '@jest/globals'
import { BLOCK_LIMITS, homeBlocksSchema, MOST_BLOCKS, picturesOf } from './blocks'
import { HOME_SECTIONS, withBlocks } from './home-page-settings'

const text = (id: number, more: object = {}) => ({ kind: 'text', id, ...more })
const pathsOf = (blocks: unknown) =>
  homeBlocksSchema.safeParse(blocks).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('homeBlocksSchema', () => {
  it('fills in what is left out, and drops empty words', () => {
    const [block] = homeBlocksSchema.parse([text(1, { heading: { en: ' Hello ', de: ' ' } })])
    expect(block).toEqual({
      kind: 'text',
      id: 1,
      isHidden: false,
      heading: { en: 'Hello' },
      text: {},
    })
    expect(homeBlocksSchema.parse([block])).toEqual([block])
  })

  it.each([
    [[text(1), text(1)], ''],
    [Array.from({ length: MOST_BLOCKS + 1 }, (_, at) => text(at + 1)), ''],
    [[text(0)], '0.id'],
    [[{ kind: 'script', id: 1 }], '0.kind'],
    [[text(1, { heading: { xx: 'a' } })], '0.heading'],
    [[text(1, { heading: { en: 'a\nb' } })], '0.heading.en'],
    [[text(1, { text: { en: 'a'.repeat(BLOCK_LIMITS.text + 1) } })], '0.text.en'],
    [[{ kind: 'picture', id: 1, image: 'https://elsewhere.example/a.png' }], '0.image'],
    [[{ kind: 'picture', id: 1, image: '/images/../a.png' }], '0.image'],
    [[{ kind: 'banner', id: 1, link: 'javascript:alert(1)' }], '0.link'],
    [[{ kind: 'columns', id: 1, columns: [{}] }], '0.columns'],
    [[{ kind: 'products', id: 1, productIds: [0] }], '0.productIds.0'],
  ])('refuses %j', (blocks, path) => {
    expect(pathsOf(blocks)).toContain(path)
  })

  it('keeps the settings small, which every page reads', () => {
    const words = Object.fromEntries(
      ['en', 'de', 'fr', 'es'].map((language) => [language, 'a'.repeat(BLOCK_LIMITS.text)]),
    )
    const long = Array.from({ length: MOST_BLOCKS }, (_, at) => text(at + 1, { text: words }))
    expect(pathsOf(long)).toEqual([''])
    expect(pathsOf(long.slice(0, 10))).toEqual([])
  })
})

describe('picturesOf', () => {
  it('names the fields that hold them', () => {
    const blocks = homeBlocksSchema.parse([
      { kind: 'columns', id: 1, columns: [{ image: '/images/a.webp' }, {}] },
      { kind: 'banner', id: 2, image: '/images/b.webp' },
      text(3),
    ])
    expect(blocks.map(picturesOf)).toEqual([
      { 'columns.0.image': '/images/a.webp', 'columns.1.image': null },
      { image: '/images/b.webp' },
      {},
    ])
  })
})

describe('withBlocks', () => {
  it('drops places of blocks that are gone, and adds those that have none', () => {
    expect(withBlocks(['block:4', ...HOME_SECTIONS, 'block:2'], [{ id: 2 }, { id: 3 }])).toEqual([
      ...HOME_SECTIONS,
      'block:2',
      'block:3',
    ])
  })
})
