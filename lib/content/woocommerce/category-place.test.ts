import { describe, expect, it } from '@jest/globals'
import { furtherPlacesOf, placeOf } from './category-place'
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

describe('where a product is shown, too', () => {
  const MORE = new Map([...ALL, category(7, 0), category(8, 7)])
  it.each([
    [[2], []],
    // What stands above another one shows it already.
    [[2, 3], []],
    [[3, 7], [[7]]],
    [[3, 7, 8], [[7, 8]]],
    [[1, 2, 8, 99], [[2]]],
  ])('%j is %j', (ids, places) => {
    expect(furtherPlacesOf(MORE, ids).map((place) => place.map(({ id }) => id))).toEqual(places)
  })
})

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
