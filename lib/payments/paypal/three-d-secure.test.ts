import { describe, expect, it } from '@jest/globals'
import { type CardAction, cardActionOn } from './three-d-secure'

type Case = [
  enrolment: string | null,
  status: string | null,
  liabilityShift: string | null,
  CardAction,
]

// PayPal's own table, in its order.
const TABLE: Case[] = [
  ['Y', 'Y', 'POSSIBLE', 'capture'],
  ['Y', 'Y', 'YES', 'capture'],
  ['Y', 'N', 'NO', 'pay_otherwise'],
  ['Y', 'R', 'NO', 'pay_otherwise'],
  ['Y', 'A', 'POSSIBLE', 'capture'],
  ['Y', 'U', 'UNKNOWN', 'try_again'],
  ['Y', 'U', 'NO', 'try_again'],
  ['Y', 'C', 'UNKNOWN', 'try_again'],
  ['Y', null, 'NO', 'try_again'],
  ['N', null, 'NO', 'capture'],
  ['U', null, 'NO', 'capture'],
  ['U', null, 'UNKNOWN', 'try_again'],
  ['B', null, 'NO', 'capture'],
  [null, null, 'UNKNOWN', 'try_again'],
]

// What it does not have.
const OTHERS: Case[] = [
  [null, null, 'NO', 'try_again'],
  [null, null, null, 'try_again'],
  ['Y', 'Y', 'NO', 'try_again'],
  ['Y', 'N', 'POSSIBLE', 'pay_otherwise'],
  ['N', 'U', 'NO', 'try_again'],
  ['Y', 'I', null, 'try_again'],
  ['X', 'X', 'X', 'try_again'],
]

describe('what is done with a card, by what its bank said', () => {
  it.each([...TABLE, ...OTHERS])(
    'enrolment %s, authentication %s, liability %s: %s',
    (enrolment, status, liabilityShift, action) => {
      expect(cardActionOn({ enrolment, status, liabilityShift })).toBe(action)
    },
  )

  it('is taken where no rule requires to ask', () => {
    expect(cardActionOn(null)).toBe('capture')
  })
})
