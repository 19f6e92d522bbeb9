import { describe, expect, it } from '@jest/globals'
import { MAX_NAME_LENGTH, reviewRefusal, revisionOf, suggestedName } from './review-rules'

describe('suggestedName', () => {
  it.each([
    ['Ada Lovelace', 'Ada L.'],
    ['  ada   king  lovelace ', 'ada L.'],
    ['Ada', 'Ada'],
    ['', ''],
    ['ada@buyer.example', ''],
    ['山田 太郎', '山田 太.'],
    ['Zoë 𝒵eta', 'Zoë 𝒵.'],
  ])('of %j is %j', (name, short) => {
    expect(suggestedName(name)).toBe(short)
  })

  it('is never longer than a name may be', () => {
    expect(suggestedName('a'.repeat(500))).toHaveLength(MAX_NAME_LENGTH)
  })
})

describe('reviewRefusal', () => {
  const now = new Date()
  const kept = { deliveredAt: now, quantity: 2, refundedQuantity: 1 }
  const refunded = { deliveredAt: now, quantity: 2, refundedQuantity: 2 }
  const waiting = { deliveredAt: null, quantity: 1, refundedQuantity: 0 }

  it.each([
    ['completed', null, [kept], null],
    ['partially_refunded', null, [refunded, kept], null],
    ['processing', null, [waiting, kept], null],
    ['processing', null, [waiting], 'not_delivered'],
    ['partially_refunded', null, [refunded, waiting], 'not_delivered'],
    ['partially_refunded', null, [refunded], 'refunded'],
    ['refunded', null, [refunded], 'refunded'],
    ['cancelled', null, [waiting], 'refunded'],
    ['completed', now, [kept], 'disputed'],
    ['refunded', now, [refunded], 'refunded'],
  ] as const)('of a %s order disputed at %p', (orderStatus, disputedAt, items, refusal) => {
    expect(reviewRefusal({ orderStatus, disputedAt, items })).toBe(refusal)
  })
})

describe('what a change by its buyer is to a review', () => {
  it.each([
    ['published', false, 'revise'],
    ['published', true, 'resubmit'],
    // What the store took down is never shown by its buyer's change alone.
    ['hidden', false, 'resubmit'],
    ['declined', false, 'resubmit'],
    ['pending', true, 'resubmit'],
  ] as const)('%s, reviews read before they are shown: %p', (status, isModerated, event) => {
    expect(revisionOf(status, isModerated)).toBe(event)
  })
})
