import { describe, expect, it } from '@jest/globals'
import { withdrawalRight } from './exemption'
import { heldOf } from './held'

const day = (number: number) => new Date(Date.UTC(2026, 11, number))
const confirmed = { isGiven: true, confirmedAt: day(1) }

describe('the right of withdrawal from a line', () => {
  it.each([
    [
      'is lost once it was supplied after the confirmation',
      day(1),
      confirmed,
      day(2),
      'lost_by_consent',
    ],
    ['exists before it was supplied', day(5), confirmed, day(2), 'exists'],
    ['exists where it waits for its key', null, confirmed, day(2), 'exists'],
    ['ends with the period all the same', null, confirmed, day(20), 'over'],
    [
      'exists where the confirmation was not mailed',
      day(1),
      { isGiven: true, confirmedAt: null },
      day(2),
      'exists',
    ],
    [
      'exists where it was supplied before the confirmation',
      day(1),
      { isGiven: true, confirmedAt: day(2) },
      day(3),
      'exists',
    ],
    [
      'exists where the buyer did not agree',
      day(1),
      { isGiven: false, confirmedAt: null },
      day(2),
      'exists',
    ],
    ['exists where nobody was asked', null, null, day(2), 'exists'],
    ['is over after the period', null, null, day(16), 'over'],
  ] as const)('%s', (_, suppliedAt, consent, at, right) => {
    expect(withdrawalRight({ suppliedAt, consent }, { at, lastInstant: day(15) })).toBe(right)
  })
})

describe('an order is held', () => {
  it.each([
    [null, null],
    [{ isGiven: true, releasedAt: null }, 'unconfirmed'],
    [{ isGiven: true, releasedAt: day(1) }, null],
    [{ isGiven: false, releasedAt: null }, 'waits'],
    [{ isGiven: false, releasedAt: day(15) }, null],
  ] as const)('%o: %s', (consent, held) => {
    expect(heldOf(consent)).toBe(held)
  })
})
