import { describe, expect, it } from '@jest/globals'
import { RESENDS_PER_DAY, resendState } from './resend-rule'

const order = { orderStatus: 'completed', completeItems: 1, resentToday: 0, isGift: false } as const

describe('resendState', () => {
  it('lets keys be mailed again, so and so often a day', () => {
    expect(resendState(order)).toBe('possible')
    expect(resendState({ ...order, resentToday: RESENDS_PER_DAY - 1 })).toBe('possible')
    expect(resendState({ ...order, resentToday: RESENDS_PER_DAY })).toBe('used_up')
  })

  it('has nothing to send before keys are there', () => {
    expect(resendState({ ...order, orderStatus: 'processing', completeItems: 0 })).toBe(
      'nothing_yet',
    )
  })

  it.each(['refunded', 'cancelled'] as const)(
    'never mails the keys of a %s order',
    (orderStatus) => {
      expect(resendState({ ...order, orderStatus })).toBe('closed')
      expect(resendState({ ...order, orderStatus, completeItems: 0 })).toBe('closed')
    },
  )

  it('never mails a gift again for its buyer', () => {
    expect(resendState({ ...order, isGift: true })).toBe('gift')
    expect(resendState({ ...order, isGift: true, orderStatus: 'refunded' })).toBe('closed')
  })

  it('mails what a partly refunded order still has', () => {
    expect(resendState({ ...order, orderStatus: 'partially_refunded' })).toBe('possible')
  })
})
