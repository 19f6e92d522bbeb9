import { expect, it } from '@jest/globals'
import { matrixOf } from '@/lib/core/state-table'
import { REFUND_REQUEST_STATES, REFUND_STATES } from './lifecycle'

it('a refund moves in these ways and in no other', () => {
  expect(matrixOf(REFUND_STATES)).toEqual({
    pending: { accept: 'pending', wait: 'waiting', succeed: 'succeeded', fail: 'failed' },
    waiting: { ask: 'pending', take_back: 'withdrawn', succeed: 'succeeded', fail: 'failed' },
    failed: { succeed: 'succeeded' },
    withdrawn: { succeed: 'succeeded' },
    succeeded: {},
  })
})

it('a refund request is answered once', () => {
  expect(matrixOf(REFUND_REQUEST_STATES)).toEqual({
    open: { accept: 'accepted', decline: 'declined' },
    accepted: {},
    declined: {},
  })
})
