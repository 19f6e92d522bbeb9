import { expect, it } from '@jest/globals'
import { relatedRow } from './related-row'

const some = (...ids: number[]) => ids.map((id) => ({ id }))
const idsOf = (products: { id: number }[]) => products.map(({ id }) => id)

it('shows the chosen ones first, and fills the row', () => {
  expect(idsOf(relatedRow(some(7, 3), some(1, 3, 2, 4), some(2)))).toEqual([7, 3, 1, 4])
})

it('shows one row of others where none was chosen', () => {
  expect(idsOf(relatedRow([], some(1, 2, 3, 4, 5), some(2)))).toEqual([1, 3, 4, 5])
})

it('shows all that were chosen, in as many rows as they need', () => {
  expect(idsOf(relatedRow(some(9, 8, 7, 6, 5), some(1, 2, 3, 4), some(4)))).toEqual([
    9, 8, 7, 6, 5, 1, 2, 3,
  ])
})
