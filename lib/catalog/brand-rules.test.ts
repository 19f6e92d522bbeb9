import { describe, expect, it } from '@jest/globals'
import {
  brandsOf,
  initialsOf,
  placesOfBrand,
  presentedBrands,
  subcategoryKind,
} from './brand-rules'

describe('brandsOf', () => {
  it('gives each publisher an address of its own', () => {
    expect(brandsOf(['Gen Digital', 'H&R Block', 'HR Block', 'ソフト'])).toEqual([
      { name: 'Gen Digital', slug: 'gen-digital' },
      { name: 'H&R Block', slug: 'hr-block' },
      { name: 'HR Block', slug: 'hr-block-2' },
    ])
  })
})

describe('presentedBrands', () => {
  const page = { image: null, texts: {}, homePage: null, isFeatured: false, position: 0 }
  const brands = brandsOf(['Adobe', 'Avast', 'Corel', 'ESET'])
  const pages = {
    Avast: { ...page, position: 2 },
    Corel: { ...page, position: 1, texts: { en: 'Draws.', de: 'Zeichnet.' } },
    ESET: { ...page, isFeatured: true, image: '/media/a.webp', texts: { de: 'Schützt.' } },
  }

  it('has the featured ones first, then the presented ones in their order, then the others', () => {
    expect(presentedBrands(brands, pages, 'en').map(({ name }) => name)).toEqual([
      'ESET',
      'Corel',
      'Avast',
      'Adobe',
    ])
  })

  it('says what is said in the language of the page, else in English, else nothing', () => {
    const textOf = (language: 'en' | 'de' | 'fr', name: string) =>
      presentedBrands(brands, pages, language).find((brand) => brand.name === name)?.text
    expect(textOf('de', 'Corel')).toBe('Zeichnet.')
    expect(textOf('fr', 'Corel')).toBe('Draws.')
    expect(textOf('fr', 'ESET')).toBe('')
    expect(textOf('en', 'Adobe')).toBe('')
    expect(presentedBrands(brandsOf(['constructor']), {}, 'en')).toMatchObject([{ image: null }])
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
