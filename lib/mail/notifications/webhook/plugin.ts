import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { testResultOf } from '@/lib/mail/notifications/delivery-outcome'
import { NOTIFICATION_EVENTS } from '@/lib/mail/notifications/events'
import type { Receiver } from '@/lib/mail/notifications/receiver'
import type { PluginValues } from '@/lib/plugins/plugin'
import { newSigningSecret, sendWebhook } from './sender'

/** A receiver of the owner's own. Several are alike, each with its own address, secret, events, switch and log. */
const webhook = (id: string, name: string): Receiver => ({
  id,
  name,
  brand: 'Webhook',
  category: 'CRM',
  description:
    'Tells a system of your own, or one such as Zapier or Make, about orders and stock, signed as Standard Webhooks asks for.',
  version: '1.0.0',
  fields: [
    {
      key: 'url',
      label: 'Receiver URL',
      kind: 'url',
      required: true,
      help: 'Takes a POST with JSON and answers 2xx within 10 seconds.',
    },
    {
      key: 'signingSecret',
      label: 'Signing Secret',
      kind: 'text',
      pattern: 'whsec_[A-Za-z0-9+/]{32,88}={0,2}',
      example: 'a secret that begins with whsec_',
      max: 120,
      required: true,
      help: 'Generate one here and give it to the receiver, who checks signatures with it.',
    },
    {
      key: 'events',
      label: 'Events',
      kind: 'list',
      options: NOTIFICATION_EVENTS,
      default: NOTIFICATION_EVENTS,
      required: true,
      help: `Separated by a comma and a space. There are ${NOTIFICATION_EVENTS.join(', ')}.`,
    },
    {
      key: 'buyer',
      label: 'Tell who bought',
      kind: 'boolean',
      default: false,
      help: 'Adds the buyer’s e-mail address, name and language to messages about orders. Name the receiver in your privacy policy.',
    },
  ],
  connector: {
    shares: ['orders', 'buyers', 'products'],
    test: async (values) =>
      testResultOf(
        await post(
          values,
          newId(),
          JSON.stringify({ type: 'ping', timestamp: new Date().toISOString(), data: {} }),
        ),
        'The receiver took a signed ping.',
      ),
    generatedSecret: { key: 'signingSecret', generate: newSigningSecret },
  },
  subscribes: ({ events }, event) => Array.isArray(events) && events.includes(event),
  knowsBuyers: ({ buyer }) => buyer === true,
  send: (values, id, message) => post(values, id, JSON.stringify(message)),
})

const post = (values: PluginValues, id: string, body: string) =>
  sendWebhook({
    url: String(values.url),
    secret: String(values.signingSecret),
    id,
    body,
    allowPrivate: env().PRIVATE_RECEIVERS === 'on',
  })

export const WEBHOOKS: readonly Receiver[] = [
  webhook('webhook', 'Webhook'),
  webhook('webhook-2', 'Webhook 2'),
  webhook('webhook-3', 'Webhook 3'),
]
