import { describe, expect, it } from '@jest/globals'
import { badgesOf } from '@/components/back-office/shell/tab-badges'
import type { Overview } from '@/lib/overview/contracts'
import { englishTexts } from '@/tests/setup/english-texts'

const CALM: Overview = {
  waiting: [],
  disputesDue: null,
  oldestMessage: null,
  stock: { total: 0, products: [] },
  sales: { today: { orders: 0, gross: '0.00' }, before: { orders: 0, gross: '0.00' } },
  unpaid: { declined: 0, failed: 0, abandoned: 0, paidLater: 0 },
  orders: [],
  health: null,
  firstSteps: null,
}

describe('the counts on tabs', () => {
  it('add up what waits on the same tab', () => {
    const badges = badgesOf(
      {
        ...CALM,
        waiting: [
          { what: 'waitingForKeys', count: 2 },
          { what: 'refundRequests', count: 3 },
          { what: 'disputes', count: 0 },
          { what: 'messages', count: 7 },
        ],
        stock: { total: 4, products: [] },
      },
      englishTexts('overview'),
    )
    expect(badges).toEqual({
      orders: { count: 5, word: 'waiting' },
      payments: { count: 0, word: 'waiting' },
      messages: { count: 7, word: 'open' },
      keys: { count: 4, word: 'running out' },
    })
  })
})
