import { expect, it } from '@jest/globals'
import { matrixOf } from '@/lib/core/state-table'
import { KEY_STATUSES } from './key-rules'
import { KEY_STATES } from './lifecycle'

it('a licence key moves in these ways and in no other', () => {
  expect(matrixOf(KEY_STATES)).toEqual({
    available: { reserve: 'reserved', assign: 'used', quarantine: 'quarantined' },
    reserved: {
      reserve: 'reserved if lapsed or same_payment',
      release: 'available if same_payment',
      assign: 'used if lapsed or same_payment',
      quarantine: 'quarantined if lapsed',
    },
    used: { take_back: 'available', withdraw: 'quarantined' },
    quarantined: {},
  })
})

it('the back office names the same states', () => {
  expect(KEY_STATUSES).toEqual(KEY_STATES.states)
})
