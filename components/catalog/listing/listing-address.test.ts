import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { MAX_SEARCH_LENGTH, MINIMUM_RATINGS, PRICE_BUCKETS } from '@/lib/catalog/listing-choices'
import { LICENSE_TYPES, PLATFORMS } from '@/lib/catalog/product-facts'
import { type Choice, choiceOf, noChoice, type Offer, queryOf } from './listing-address'

const offer: Offer = { sorts: ['popularity', 'price-low', 'newest'], category: '' }
const ofCategory: Offer = { ...offer, category: 'norton' }
const none = noChoice(offer)

describe('the address of a list', () => {
  it('is bare when nothing was chosen', () => {
    expect(queryOf(none, offer, '')).toBe('')
    expect(queryOf(noChoice(ofCategory), ofCategory, '')).toBe('')
    expect(choiceOf('', offer)).toEqual(none)
  })

  it('names each choice', () => {
    const choice: Choice = {
      filters: {
        search: ' a&b ',
        category: 'office',
        price: ['under50', 'over100'],
        rating: [4],
        publisher: ['H&R Block'],
        platform: ['macos', 'ios'],
        licenseType: ['perpetual'],
        term: ['lifetime', '12'],
        devices: ['unlimited'],
        inStock: true,
        onSale: false,
        fact: ['genre:word-games', 'players:2..4'],
      },
      sort: 'newest',
    }
    expect(queryOf(choice, offer, '')).toBe(
      '?search=a%26b&category=office&price=under50&price=over100&rating=4&platform=macos&platform=ios&publisher=H%26R+Block&licenseType=perpetual&term=lifetime&term=12&devices=unlimited&inStock=true&f.genre=word-games&f.players=2..4&sort=newest',
    )
  })

  it('leaves out filters by facts that make no sense', () => {
    const { filters } = choiceOf('?f.genre=board&f.=x&f.players=two&f.players=..&f.Genre=a', offer)
    // A word may be a choice of a fact, whatever the fact is.
    expect(filters.fact).toEqual(['genre:board', 'players:two'])
  })

  it('keeps what is not its own', () => {
    const choice = { ...none, sort: 'newest' as const }
    expect(queryOf(choice, offer, '?utm_source=mail&price=under50&sort=price-low')).toBe(
      '?utm_source=mail&sort=newest',
    )
  })

  it('leaves out what makes no sense', () => {
    const query = `?price=free&price=under50&price=under50&rating=9&rating=x&sort=rating&category=../admin&platform=beos&licenseType=&term=0&term=1.5&term=9999&devices=-1&publisher=%00&publisher=&inStock=yes&search=${'a'.repeat(300)}`
    expect(choiceOf(query, offer)).toEqual({
      filters: {
        ...none.filters,
        search: 'a'.repeat(MAX_SEARCH_LENGTH),
        price: ['under50'],
      },
      sort: 'popularity',
    })
  })

  it('does not leave its category', () => {
    expect(choiceOf('?category=office', ofCategory).filters.category).toBe('norton')
  })

  it('has neither text nor category on the search page', () => {
    const onSearchPage: Offer = { ...offer, isSearch: true }
    const { filters } = choiceOf('?q=a&search=b&category=office&platform=ios', onSearchPage)
    expect(filters).toEqual({ ...none.filters, platform: ['ios'] })
    expect(queryOf({ ...none, filters }, onSearchPage, '?q=a')).toBe('?q=a&platform=ios')
  })

  it('gives back what was chosen', () => {
    const choices = fc.record({
      filters: fc.record({
        search: fc
          .string({ maxLength: MAX_SEARCH_LENGTH, unit: 'binary' })
          .map((text) => text.trim()),
        category: fc.constantFrom('', 'office', 'windows-11'),
        price: fc.subarray([...PRICE_BUCKETS]),
        rating: fc.subarray([...MINIMUM_RATINGS]),
        publisher: fc.subarray(['Adobe', 'H&R Block', 'ソフト, Inc. + Co']),
        platform: fc.subarray([...PLATFORMS]),
        licenseType: fc.subarray([...LICENSE_TYPES]),
        term: fc.subarray(['lifetime', '1', '12', '1200']),
        devices: fc.subarray(['unlimited', '5']),
        inStock: fc.boolean(),
        onSale: fc.boolean(),
        fact: fc.subarray(['genre:board', 'genre:word-games', 'players:2..', 'length:..1.5']),
      }),
      sort: fc.constantFrom(...offer.sorts),
    })
    fc.assert(
      fc.property(choices, fc.constantFrom('', '?a=b', '?search=x&price=over100'), (chosen, at) => {
        expect(choiceOf(queryOf(chosen, offer, at), offer)).toEqual(chosen)
      }),
    )
  })
})
