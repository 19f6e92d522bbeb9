import { describe, expect, it } from '@jest/globals'
import { brandsOf, initialsOf, placesOfBrand, subcategoryKind } from './brand-rules'

describe('brandsOf', () => {
  it('gives each publisher an address of its own', () => {
    expect(brandsOf(['Gen Digital', 'H&R Block', 'HR Block', 'ソフト'])).toEqual([
      { name: 'Gen Digital', slug: 'gen-digital' },
      { name: 'H&R Block', slug: 'hr-block' },
      { name: 'HR Block', slug: 'hr-block-2' },
    ])
  })
})

it.each([
  ['Gen Digital', 'GD'],
  ['ESET', 'E'],
  ['H&R Block', 'HR'],
  ['éditeur', 'É'],
  ['', ''],
])('initialsOf(%s) is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

describe('subcategoryKind', () => {
  it('is series where a publisher has several, else brands', () => {
    expect(subcategoryKind([['Gen Digital'], ['McAfee'], []])).toBe('brand')
    expect(subcategoryKind([['Microsoft', 'Microsoft'], ['Microsoft'], ['Red Hat']])).toBe('series')
    expect(subcategoryKind([])).toBe('brand')
  })
})

describe('placesOfBrand', () => {
  const categories = [
    { id: 1, parentId: null, name: 'Security' },
    { id: 2, parentId: null, name: 'Finance' },
    { id: 3, parentId: 1, name: 'Norton' },
    { id: 4, parentId: 1, name: 'Bitdefender' },
  ]

  it('are the main categories, and series that are not named like the brand', () => {
    expect(placesOfBrand({ name: 'Gen Digital' }, [3], categories)).toEqual({
      categories: [categories[0]],
      series: [categories[2]],
    })
    expect(placesOfBrand({ name: 'BITDEFENDER' }, [2, 4], categories)).toEqual({
      categories: [categories[0], categories[1]],
      series: [],
    })
  })
})
