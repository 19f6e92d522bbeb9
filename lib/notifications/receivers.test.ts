import { describe, expect, it } from '@jest/globals'
import { NOTIFICATION_EVENTS } from './events'
import type { Message } from './message'
import { messageText } from './slack/message-text'
import { slackPlugin } from './slack/plugin'
import { webhookPlugin } from './webhook/plugin'

const subscribed = (
  receiver: typeof webhookPlugin,
  values: Parameters<typeof webhookPlugin.subscribes>[0],
) => NOTIFICATION_EVENTS.filter((event) => receiver.subscribes(values, event))

describe('subscriptions', () => {
  it('of the webhook are the events that the owner has listed', () => {
    const events = ['order.refunded', 'order.created']
    expect(subscribed(webhookPlugin, { events })).toEqual(['order.created', 'order.refunded'])
    expect(subscribed(webhookPlugin, {})).toEqual([])
  })

  it('of Slack are new orders and low stock, each if it is on', () => {
    expect(subscribed(slackPlugin, { newOrders: true, lowStock: true })).toEqual([
      'order.created',
      'keys.low_stock',
    ])
    expect(subscribed(slackPlugin, { newOrders: false, lowStock: true })).toEqual([
      'keys.low_stock',
    ])
    expect(subscribed(slackPlugin, {})).toEqual([])
  })
})

const SITE = 'https://shop.example'

describe('a message in Slack', () => {
  const item = (productId: number) => ({
    productId,
    productName: `A & B <${productId}>`,
    quantity: 2,
  })
  const message = (data: Message['data']): Message => ({
    type: 'order.created',
    timestamp: '2026-01-01T00:00:00.000Z',
    data,
  })

  it('names the order and at most five of its items, without markup of theirs', () => {
    const text = messageText(
      message({
        orderNumber: 'SH-1',
        orderStatus: 'processing',
        paymentMethod: 'card',
        totalAmount: '21.60',
        currency: 'USD',
        items: [1, 2, 3, 4, 5, 6, 7].map(item),
      }),
      SITE,
    ).split('\n')
    expect(text[0]).toBe(`New order <${SITE}/admin/orders/SH-1|SH-1>: 21.60 USD`)
    expect(text[1]).toBe('• 2 × A &amp; B &lt;1&gt;')
    expect(text).toHaveLength(7)
    expect(text[6]).toBe('and 2 more')
  })

  it('reports how many keys are left', () => {
    const data = { productId: 7, productName: 'Norton 360', available: 3, threshold: 5 }
    expect(messageText(message(data), SITE)).toBe(
      `Low stock: <${SITE}/admin/keys|Norton 360> has 3 keys left.`,
    )
  })
})
