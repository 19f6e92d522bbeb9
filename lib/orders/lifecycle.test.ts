import { expect, it } from '@jest/globals'
import { matrixOf } from '@/lib/core/state-table'
import { orderSchema } from './contracts'
import { isClosed } from './item-progress'
import { ORDER_STATES } from './lifecycle'

const REFUNDS = { refund_part: 'partially_refunded', refund_whole: 'refunded' }
const CANCEL = { cancel: 'cancelled if none_delivered' }

it('an order moves in these ways and in no other', () => {
  expect(matrixOf(ORDER_STATES)).toEqual({
    processing: { complete: 'completed if all_delivered', ...CANCEL, ...REFUNDS },
    completed: REFUNDS,
    partially_refunded: { ...CANCEL, ...REFUNDS },
    refunded: {},
    cancelled: { refund_cancelled: 'cancelled' },
  })
})

it('an order is closed when it was cancelled or all of its money went back', () => {
  expect(ORDER_STATES.states.filter(isClosed)).toEqual(ORDER_STATES.final)
})

it('the API names the same states', () => {
  expect([...orderSchema.shape.orderStatus.options].sort()).toEqual([...ORDER_STATES.states].sort())
})
