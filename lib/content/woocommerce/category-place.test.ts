import { describe, expect, it } from '@jest/globals'
import { placeOf } from './category-place'
import type { ShopCategory } from './shop'

const category = (id: number, parent: number, slug = `c${id}`): [number, ShopCategory] => [
  id,
  { id, parent, name: slug, slug, description: '' },
]
const ALL = new Map([
  category(1, 0, 'uncategorized'),
  category(2, 0),
  category(3, 2),
  category(4, 3),
  category(5, 6),
  category(6, 5),
])

describe('where a product is filed', () => {
  it.each([
    [[2], [2]],
    [
      [2, 3],
      [2, 3],
    ],
    // The store's categories go no deeper.
    [[4], [2, 3]],
    [[1, 2], [2]],
    [[1], [1]],
    [[], []],
    [[99], []],
  ])('%j is %j', (ids, place) => {
    expect(placeOf(ALL, ids).map(({ id }) => id)).toEqual(place)
  })

  it('ends where categories stand in a circle', () => {
    expect(placeOf(ALL, [5])).toHaveLength(2)
  })
})
