import { describe, expect, it } from '@jest/globals'
import {
  applyChange,
  batchOf,
  type CartChange,
  type CartLine,
  itemCount,
  mergeChanges,
  replaceLine,
} from './cart-lines'

const product = (id: number) => ({
  id,
  slug: `product-${id}`,
  name: `Product ${id}`,
  publisher: 'Publisher',
  price: '10.00',
  image: '/images/placeholder.svg',
})
const line = (id: number, quantity: number): CartLine => ({
  id: `line-${id}`,
  productId: id,
  quantity,
  product: product(id),
})
const quantities = (lines: CartLine[]) =>
  lines.map(({ productId, quantity }) => [productId, quantity])

describe('a change of the cart', () => {
  it('appends a new product and raises the quantity of one that is there', () => {
    const added = applyChange([line(1, 2)], { type: 'add', product: product(2), quantity: 1 })
    expect(quantities(added)).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(added[1]?.id).toBeNull()
    const raised = applyChange(added, { type: 'add', product: product(1), quantity: 3 })
    expect(quantities(raised)).toEqual([
      [1, 5],
      [2, 1],
    ])
  })

  it('removes a line whose quantity falls below 1', () => {
    expect(applyChange([line(1, 1)], { type: 'step', productId: 1, by: -1 })).toEqual([])
    expect(quantities(applyChange([line(1, 2)], { type: 'step', productId: 1, by: -1 }))).toEqual([
      [1, 1],
    ])
  })

  it('never goes above 99', () => {
    expect(quantities(applyChange([line(1, 99)], { type: 'step', productId: 1, by: 1 }))).toEqual([
      [1, 99],
    ])
    const added = applyChange([line(1, 98)], { type: 'add', product: product(1), quantity: 5 })
    expect(quantities(added)).toEqual([[1, 99]])
  })

  it('empties the cart', () => {
    expect(applyChange([line(1, 1), line(2, 2)], { type: 'clear' })).toEqual([])
  })
})

describe('what goes to the server', () => {
  const increase: CartChange = { type: 'step', productId: 1, by: 1 }
  const decrease: CartChange = { type: 'step', productId: 1, by: -1 }
  const again: CartChange = { type: 'step', productId: 1, by: 1 }
  const other: CartChange = { type: 'step', productId: 2, by: 1 }
  const removal: CartChange = { type: 'remove', productId: 1 }

  it('is one call for all steps of a product', () => {
    const batch = batchOf(increase, [increase, other, decrease, again])
    expect(batch).toEqual([increase, decrease, again])
    expect(mergeChanges(increase, batch)).toEqual({ type: 'step', productId: 1, by: 1 })
  })

  it('is nothing for a change that was taken along', () => {
    expect(batchOf(decrease, [other])).toEqual([])
  })

  it('is a removal by itself', () => {
    expect(batchOf(removal, [removal, increase])).toEqual([removal])
    expect(mergeChanges(removal, [removal])).toBe(removal)
  })
})

it('takes a line as the server answers it, in its place', () => {
  const lines = [line(1, 1), { ...line(2, 1), id: null }]
  expect(replaceLine(lines, line(2, 4))).toEqual([line(1, 1), line(2, 4)])
  expect(replaceLine([], line(2, 4))).toEqual([line(2, 4)])
})

it('counts every piece for the badge', () => {
  expect(itemCount([line(1, 2), line(2, 3)])).toBe(5)
})
