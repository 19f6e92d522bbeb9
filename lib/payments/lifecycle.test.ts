import { expect, it } from '@jest/globals'
import { matrixOf } from '@/lib/core/state-table'
import { PAYMENT_STATES } from './lifecycle'

const NOT_PAID = { reopen: 'created', decline: 'declined', fail: 'failed' }
const REFUNDS = { refund_part: 'partially_refunded', refund_whole: 'refunded' }

it('a payment moves in these ways and in no other', () => {
  expect(matrixOf(PAYMENT_STATES)).toEqual({
    created: { begin: 'processing', capture: 'captured', hold: 'held', ...NOT_PAID },
    processing: {
      begin: 'processing if abandoned',
      capture: 'captured',
      hold: 'held',
      ...NOT_PAID,
    },
    held: { capture: 'captured', ...NOT_PAID },
    declined: { begin: 'processing', capture: 'captured' },
    failed: { capture: 'captured' },
    captured: REFUNDS,
    partially_refunded: REFUNDS,
    refunded: {},
  })
})

it('nothing but a refund leads away from money that was captured', () => {
  const ways = PAYMENT_STATES.transitions.filter(({ from }) =>
    (from as readonly string[]).some((state) => /^captured$|refunded/.test(state)),
  )
  expect(ways.map(({ event }) => event)).toEqual(['refund_part', 'refund_whole'])
})
