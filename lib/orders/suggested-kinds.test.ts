import { expect, test } from '@jest/globals'
import { isSameKind } from './suggested-kinds'

// Office with two subcategories, and security with one.
const CATEGORIES = [
  { id: 1, parentId: null },
  { id: 2, parentId: null },
  { id: 11, parentId: 1 },
  { id: 12, parentId: 1 },
  { id: 21, parentId: 2 },
]
const of = (categoryId: number, family: string | null = null) => ({ categoryId, family })

test.each([
  ['of one category', of(11), of(11), true],
  ['of two subcategories of one main category', of(11), of(12), true],
  ['of a main category and its subcategory', of(1), of(12), true],
  ['of two main categories', of(11), of(21), false],
  ['of one family', of(11, 'guard'), of(21, 'guard'), true],
  ['of two families', of(11, 'guard'), of(21, 'office'), false],
  ['of categories that are not shown', of(98), of(99), false],
])('products %s', (_, one, other, expected) => {
  expect(isSameKind(one, other, CATEGORIES)).toBe(expected)
})

test('a store with one main category tells kinds by what is below it', () => {
  const single = CATEGORIES.filter(({ id, parentId }) => id === 1 || parentId === 1)
  expect(isSameKind(of(11), of(12), single)).toBe(false)
  expect(isSameKind(of(11), of(11), single)).toBe(true)
})
