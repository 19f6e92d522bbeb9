import { describe, expect, it } from '@jest/globals'
import type { EditionChoice } from '@/lib/catalog/option-choices'
import { product } from '@/tests/setup/products'
import { editionSteps, editionsToCompare } from './edition-steps'

const edition = (id: number, own: number): EditionChoice => ({
  id,
  slug: `e${id}`,
  label: `E${id}`,
  isCurrent: id === own,
  inStock: true,
  price: `${id}.00`,
  prices: {},
  devices: null,
  termMonths: null,
})

describe('the editions that a page compares', () => {
  it.each([
    [1, [1, 2, 3, 4]],
    [3, [3, 4, 5, 6]],
    [5, [3, 4, 5, 6]],
    [6, [3, 4, 5, 6]],
    [9, []],
  ])('of the one at place %s', (own, expected) => {
    const editions = [1, 2, 3, 4, 5, 6].map((id) => edition(id, own))
    expect(editionsToCompare(editions).map(({ id }) => id)).toEqual(expected)
  })
})

describe('the steps between editions', () => {
  const home = product({ id: 1, name: 'Home', price: '10.00', features: ['A', 'B'], devices: 1 })
  const pro = product({ id: 2, name: 'Pro', price: '20.00', features: ['B', 'C'], devices: 5 })

  it('say what the dearer one has alone, and which facts differ', () => {
    expect(editionSteps(home, [home, pro])).toEqual([
      { other: pro, dearer: 'other', adds: ['C'], facts: ['devices'] },
    ])
    expect(editionSteps(pro, [home, pro])).toEqual([
      { other: home, dearer: 'this', adds: ['C'], facts: ['devices'] },
    ])
  })

  it('say nothing of facts that the other one leaves open', () => {
    const open = { ...pro, price: '10.00', devices: null }
    expect(editionSteps(home, [home, open])).toEqual([
      { other: open, dearer: null, adds: ['C'], facts: [] },
    ])
  })
})
