import { describe, expect, it } from '@jest/globals'
import { answerEffects, buyerRevision, isMailedWhenShown } from './question-rules'

const ANSWERED_AT = new Date('2026-11-01T00:00:00.000Z')

describe('the answer of a question', () => {
  it('is mailed once, and published when staff want it', () => {
    expect(answerEffects({ status: 'pending', answeredAt: null }, true)).toEqual({
      event: 'publish',
      isMailed: true,
    })
    expect(answerEffects({ status: 'published', answeredAt: ANSWERED_AT }, true)).toEqual({
      event: null,
      isMailed: false,
    })
  })

  it('leaves nothing waiting when it is for the one who asked alone', () => {
    expect(answerEffects({ status: 'pending', answeredAt: null }, false)).toEqual({
      event: 'hide',
      isMailed: true,
    })
    expect(answerEffects({ status: 'hidden', answeredAt: ANSWERED_AT }, false)).toEqual({
      event: null,
      isMailed: false,
    })
  })

  it('takes back what was published, and publishes what was hidden', () => {
    expect(answerEffects({ status: 'published', answeredAt: ANSWERED_AT }, false).event).toBe(
      'hide',
    )
    expect(answerEffects({ status: 'hidden', answeredAt: null }, true).event).toBe('publish')
  })
})

describe('the answer of a buyer', () => {
  it.each([
    ['published', false, 'revise'],
    ['published', true, 'resubmit'],
    // What staff took down is never shown by its buyer's change alone.
    ['hidden', false, 'resubmit'],
    ['pending', true, 'resubmit'],
  ] as const)(
    'that is %s is changed, reviews read before they are shown: %p',
    (status, isModerated, event) => {
      expect(buyerRevision({ status }, isModerated)).toBe(event)
    },
  )

  it('is mailed to who asked when it is shown first', () => {
    expect(isMailedWhenShown({ publishedAt: null })).toBe(true)
    expect(isMailedWhenShown({ publishedAt: ANSWERED_AT })).toBe(false)
  })
})
