import { describe, expect, it } from '@jest/globals'
import { changesBetween, humanize } from './audit-changes'

describe('changesBetween', () => {
  it('names what differs', () => {
    const before = { name: 'A', slug: 'a', tags: ['x'] }
    const after = { name: 'B', slug: 'a', tags: ['x', 'y'], extra: null }
    expect(changesBetween(before, after)).toEqual([
      { field: 'name', from: 'A', to: 'B' },
      { field: 'tags', from: '["x"]', to: '["x","y"]' },
      { field: 'extra', from: undefined, to: '–' },
    ])
  })

  it('shows all of a single side', () => {
    expect(changesBetween(null, { name: 'A' })).toEqual([
      { field: 'name', from: undefined, to: 'A' },
    ])
    expect(changesBetween({ name: '' }, null)).toEqual([
      { field: 'name', from: '–', to: undefined },
    ])
    expect(changesBetween(null, null)).toEqual([])
  })

  it('shortens long texts', () => {
    expect(changesBetween(null, { text: 'x'.repeat(1000) })[0]?.to).toHaveLength(162)
  })
})

describe('words', () => {
  it.each([
    ['product_key.bulk_create', 'Product key: bulk create'],
    ['user', 'User'],
  ])('%s → %s', (name, spoken) => {
    expect(humanize(name)).toBe(spoken)
  })
})
