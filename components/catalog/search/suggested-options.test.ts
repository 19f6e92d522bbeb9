import { describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import type { Suggestions } from '@/lib/content/suggestions/contracts'
import { product as storedProduct } from '@/tests/setup/products'
import { stillSuggested } from './still-suggested'
import { suggestedOffer, untypedOffer } from './suggested-options'

const product = (name: string, others: Partial<Product> = {}): Product =>
  storedProduct({ id: 1, name, description: '', price: '10.00', ...others })

const suggestions = (given: Partial<Suggestions>): Suggestions => ({
  instead: null,
  products: [],
  categories: [],
  publishers: [],
  pages: [],
  ownPages: [],
  articles: [],
  ...given,
})

describe('what is offered', () => {
  it('is in the order of the groups, and leads to each of them', () => {
    const { options, instead } = suggestedOffer(
      suggestions({
        instead: 'office',
        products: [product('Office 2024')],
        categories: [{ name: 'Microsoft Office', slug: 'microsoft-office' }],
        publishers: ['H&R Block'],
        articles: [{ title: 'Activate Office', slug: 'activate-office' }],
      }),
      'ofice',
    )
    expect(instead).toBe('office')
    expect(options.map(({ kind, href }) => [kind, href])).toEqual([
      ['product', '/products/office-2024'],
      ['category', '/category/microsoft-office'],
      ['publisher', '/search?q=H%26R%20Block'],
      ['article', '/knowledge/activate-office'],
      ['all', '/search?q=ofice'],
    ])
  })

  it('is nothing without a match', () => {
    expect(suggestedOffer(suggestions({}), 'office')).toEqual({ options: [], instead: null })
    expect(untypedOffer([], [])).toEqual({ options: [], instead: null })
  })

  it('is what was searched for earlier, then what is popular', () => {
    const nero = product('Nero')
    expect(untypedOffer(['office 2024', 'visio'], [nero]).options).toEqual([
      { kind: 'recent', href: '/search?q=office%202024', text: 'office 2024' },
      { kind: 'recent', href: '/search?q=visio', text: 'visio' },
      { kind: 'popular', href: '/products/nero', product: nero },
    ])
  })
})

describe('what remains while a longer term loads', () => {
  const earlier = suggestions({
    products: [
      product('Norton 360 Deluxe'),
      product('Norton AntiVirus', { features: ['Sécurité'] }),
    ],
    publishers: ['Norton'],
  })
  const remaining = (earlierTerm: string | undefined, term: string) =>
    stillSuggested(earlier, earlierTerm, term)?.products.map(({ name }) => name)

  it('are the products that have all of its words', () => {
    expect(remaining('norton', 'Norton 3')).toEqual(['Norton 360 Deluxe'])
    expect(remaining('norton', 'norton securite gen')).toEqual(['Norton AntiVirus'])
    expect(remaining('norton', 'norton xyz')).toEqual([])
  })

  it('is nothing else', () => {
    expect(stillSuggested(earlier, 'norton', 'norton 360')).toMatchObject({
      instead: null,
      publishers: [],
    })
  })

  it('is unknown for another term', () => {
    expect(remaining('norton', 'nor')).toBeUndefined()
    expect(remaining(undefined, 'norton')).toBeUndefined()
    expect(stillSuggested(undefined, 'norton', 'norton 360')).toBeUndefined()
  })
})
