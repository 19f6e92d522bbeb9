import { describe, expect, it } from '@jest/globals'
import type { AdminProductRow, ProductGroup } from '@/lib/catalog/admin-contracts'
import { sectionsOf } from './product-sections'

const category = (id: number, name: string) => ({
  id,
  name,
  slug: name.toLowerCase(),
  isActive: true,
})
const security = category(1, 'Security')
const office = category(5, 'Office')
const groups: ProductGroup[] = [
  { id: 2, main: security, sub: category(2, 'Norton'), count: 2 },
  { id: 3, main: security, sub: category(3, 'Empty'), count: 0 },
  { id: -1, main: security, sub: null, count: 1 },
  { id: -5, main: office, sub: null, count: 2 },
]
const product = (id: number, groupId: number) => ({ id, groupId }) as AdminProductRow
const shown = (offset: number, limit: number, products: AdminProductRow[], showEmpty = true) =>
  sectionsOf({ groups, products, offset, limit, showEmpty }).map((section) => [
    section.group.id,
    section.startsMainCategory,
    section.products.map(({ id }) => id),
  ])

describe('sectionsOf', () => {
  it('puts products under their headings, and empty brands where they belong', () => {
    const all = [product(1, 2), product(2, 2), product(3, -1), product(4, -5), product(5, -5)]
    expect(shown(0, 10, all)).toEqual([
      [2, true, [1, 2]],
      [3, false, []],
      [-1, false, [3]],
      [-5, true, [4, 5]],
    ])
  })

  it('repeats headings on the next page, and shows an empty brand once', () => {
    expect(shown(0, 2, [product(1, 2), product(2, 2)])).toEqual([[2, true, [1, 2]]])
    expect(shown(2, 2, [product(3, -1), product(4, -5)])).toEqual([
      [3, true, []],
      [-1, false, [3]],
      [-5, true, [4]],
    ])
    expect(shown(4, 2, [product(5, -5)])).toEqual([[-5, true, [5]]])
  })

  it('leaves empty brands out of a narrowed list', () => {
    expect(shown(0, 10, [product(3, -1)], false)).toEqual([[-1, true, [3]]])
  })
})
