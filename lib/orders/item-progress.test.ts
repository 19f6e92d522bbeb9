import { describe, expect, it } from '@jest/globals'
import { isComplete, itemProgress } from './item-progress'

const item = {
  delivery: 'keys',
  isDelivered: false,
  quantity: 2,
  refundedQuantity: 0,
  keyCount: 2,
} as const

describe('itemProgress', () => {
  it('follows an item from its order to its delivery', () => {
    expect(itemProgress({ ...item, keyCount: 1 }, 'processing')).toBe('waiting')
    expect(itemProgress(item, 'processing')).toBe('sending')
    expect(itemProgress({ ...item, isDelivered: true }, 'completed')).toBe('delivered')
  })

  it('reports what is delivered manually', () => {
    const byHand = { ...item, delivery: 'manual', keyCount: 0 } as const
    expect(itemProgress(byHand, 'processing')).toBe('manual')
    expect(itemProgress({ ...byHand, isDelivered: true }, 'completed')).toBe('delivered')
  })

  it('reports what was refunded, and depends on what is left', () => {
    expect(itemProgress({ ...item, refundedQuantity: 2, keyCount: 0 }, 'refunded')).toBe('refunded')
    expect(itemProgress({ ...item, refundedQuantity: 1, keyCount: 1 }, 'processing')).toBe(
      'sending',
    )
    expect(itemProgress({ ...item, refundedQuantity: 1, keyCount: 0 }, 'processing')).toBe(
      'waiting',
    )
  })

  it.each(['cancelled', 'refunded'] as const)(
    'stops what a %s order had not delivered',
    (status) => {
      expect(itemProgress(item, status)).toBe('stopped')
      expect(itemProgress({ ...item, isDelivered: true }, status)).toBe('delivered')
    },
  )
})

describe('isComplete', () => {
  it('wants every key, and keys at all', () => {
    expect(isComplete(item)).toBe(true)
    expect(isComplete({ ...item, keyCount: 1 })).toBe(false)
    expect(isComplete({ ...item, delivery: 'manual' })).toBe(false)
    expect(isComplete({ ...item, refundedQuantity: 1, keyCount: 1 })).toBe(true)
    expect(isComplete({ ...item, refundedQuantity: 2, keyCount: 0 })).toBe(false)
  })
})
