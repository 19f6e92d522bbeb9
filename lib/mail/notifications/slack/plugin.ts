import { env } from '@/lib/core/env'
import { testResultOf } from '@/lib/mail/notifications/delivery-outcome'
import type { Receiver } from '@/lib/mail/notifications/receiver'
import type { PluginValues } from '@/lib/plugins/plugin'
import { messageText } from './message-text'
import { sendSlackMessage } from './sender'

export const slackPlugin: Receiver = {
  id: 'slack',
  name: 'Slack Messages',
  brand: 'Slack',
  category: 'Chat',
  description:
    'Writes new orders and products that run low into a channel of Slack, or of a chat that takes its incoming webhooks.',
  version: '1.0.0',
  fields: [
    {
      key: 'webhookUrl',
      label: 'Incoming Webhook URL',
      kind: 'url',
      secret: true,
      required: true,
      help: 'Such as https://hooks.slack.com/services/… Whoever knows it can write to the channel.',
    },
    { key: 'newOrders', label: 'New orders', kind: 'boolean', default: true },
    { key: 'lowStock', label: 'Low stock', kind: 'boolean', default: true },
  ],
  connector: {
    shares: ['orders', 'products'],
    test: async (values) =>
      testResultOf(
        await post(values, 'This is a test message of your store. It works.'),
        'A test message stands in the channel.',
      ),
  },
  subscribes: ({ newOrders, lowStock }, event) =>
    (event === 'order.created' && newOrders === true) ||
    (event === 'keys.low_stock' && lowStock === true),
  send: (values, _id, message) => post(values, messageText(message, env().SITE_URL)),
}

const post = (values: PluginValues, text: string) =>
  sendSlackMessage({
    url: String(values.webhookUrl),
    text,
    allowPrivate: env().PRIVATE_RECEIVERS === 'on',
  })
