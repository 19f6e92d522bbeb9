import { describe, expect, it } from '@jest/globals'
import { NOTIFICATION_EVENTS } from './events'
import type { Message } from './message'
import type { Receiver } from './receiver'
import { messageText } from './slack/message-text'
import { slackPlugin } from './slack/plugin'
import { WEBHOOKS } from './webhook/plugin'

const subscribed = (receiver: Receiver, values: Parameters<Receiver['subscribes']>[0]) =>
  NOTIFICATION_EVENTS.filter((event) => receiver.subscribes(values, event))

describe('subscriptions', () => {
  it('of a webhook are the events that the owner has listed', () => {
    const events = ['order.refunded', 'order.created']
    for (const webhook of WEBHOOKS) {
      expect(subscribed(webhook, { events })).toEqual(['order.created', 'order.refunded'])
      expect(subscribed(webhook, {})).toEqual([])
    }
  })

  it('tell who bought only where the owner has said so', () => {
    for (const receiver of [...WEBHOOKS, slackPlugin]) {
      expect(receiver.knowsBuyers?.({}) ?? false).toBe(false)
      expect(receiver.knowsBuyers?.({ buyer: 'true' }) ?? false).toBe(false)
    }
    expect(WEBHOOKS.map((webhook) => webhook.knowsBuyers?.({ buyer: true }))).toEqual([
      true,
      true,
      true,
    ])
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
