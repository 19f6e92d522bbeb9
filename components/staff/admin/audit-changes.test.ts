import { describe, expect, it } from '@jest/globals'
import { englishTexts } from '@/tests/setup/english-texts'
import { actionText, changesBetween, entityText } from './audit-changes'

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
  const t = englishTexts('staff')

  it.each([
    ['product_key.bulk_create', 'Product key: bulk create'],
    ['old_thing.read_over', 'Old thing: read over'],
  ])('%s → %s', (action, spoken) => {
    expect(actionText(t, action)).toBe(spoken)
  })

  it.each([
    ['product_key', 'Product key'],
    ['old_thing', 'Old thing'],
  ])('%s → %s', (entityType, spoken) => {
    expect(entityText(t, entityType)).toBe(spoken)
  })
})
