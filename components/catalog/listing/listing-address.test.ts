import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { MAX_SEARCH_LENGTH, MINIMUM_RATINGS, PRICE_BUCKETS } from '@/lib/catalog/listing-choices'
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
      filters: { search: ' a&b ', category: 'office', price: ['under50', 'over100'], rating: [4] },
      sort: 'newest',
    }
    expect(queryOf(choice, offer, '')).toBe(
      '?search=a%26b&category=office&price=under50&price=over100&rating=4&sort=newest',
    )
  })

  it('keeps what is not its own', () => {
    const choice = { ...none, sort: 'newest' as const }
    expect(queryOf(choice, offer, '?utm_source=mail&price=under50&sort=price-low')).toBe(
      '?utm_source=mail&sort=newest',
    )
  })

  it('leaves out what makes no sense', () => {
    const query = `?price=free&price=under50&price=under50&rating=9&rating=x&sort=rating&category=../admin&search=${'a'.repeat(300)}`
    expect(choiceOf(query, offer)).toEqual({
      filters: {
        search: 'a'.repeat(MAX_SEARCH_LENGTH),
        category: '',
        price: ['under50'],
        rating: [],
      },
      sort: 'popularity',
    })
  })

  it('does not leave its category', () => {
    expect(choiceOf('?category=office', ofCategory).filters.category).toBe('norton')
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
