import { describe, expect, it } from '@jest/globals'
import { englishTexts } from '@/tests/setup/english-texts'
import { eventText } from './event-text'

const shown = (kind: string, detail: Record<string, unknown>) =>
  eventText(
    { id: 1, kind, detail, actor: 'system', createdAt: '2026-11-24T00:00:00.000Z' },
    englishTexts('orders'),
    englishTexts('disputes'),
    'EUR',
  )

describe('a timeline speaks in sentences', () => {
  it.each([
    [
      'mail_sent',
      { kind: 'order_delivery', to: 'ada@buyer.example' },
      { title: 'Mail sent', detail: 'Delivery, to ada@buyer.example' },
    ],
    [
      'mail_sent',
      { kind: 'owner_new_order', to: 'me@shop.example' },
      { title: 'You were mailed', detail: 'new order, to me@shop.example' },
    ],
    [
      'refund_requested',
      { reason: 'invalid_key' },
      { title: 'The buyer asked for a refund', detail: 'The key is invalid or already used' },
    ],
    ['refunded', { amount: '5.00' }, { title: '€5.00 refunded' }],
    ['something_new', {}, { title: 'something new' }],
  ])('%s with %j', (kind, detail, text) => {
    expect(shown(kind, detail)).toEqual(text)
  })
})
