import type { Plugin } from './fields'
import { NOTIFICATION_EVENTS } from './notification-events'

const MODE = {
  key: 'mode',
  label: 'Mode',
  kind: 'select',
  options: [
    { value: 'live', label: 'Live' },
    { value: 'test', label: 'Test (sandbox)' },
  ],
  default: 'live',
  help: 'In test mode no money moves, but orders and their keys are delivered.',
} as const

const IDENTIFIER = (pattern: string, example: string) =>
  ({ kind: 'text', pattern, example, max: 80, required: true }) as const

/** The integrations that this store can work with. */
export const CONNECTORS = [
  {
    id: 'paypal',
    name: 'PayPal Checkout',
    brand: 'PayPal',
    category: 'Payment',
    description: 'Takes payments from PayPal accounts at the checkout and pays refunds back.',
    version: '1.0.0',
    connector: true,
    fields: [
      MODE,
      {
        key: 'clientId',
        label: 'Client ID',
        ...IDENTIFIER('[A-Za-z0-9_-]{10,120}', 'the Client ID of your app at developer.paypal.com'),
        max: 120,
      },
      { key: 'clientSecret', label: 'Client Secret', kind: 'text', max: 200, required: true },
    ],
    account: ['mode', 'clientId'],
  },
  {
    id: 'authorize-net',
    name: 'Authorize.Net Cards',
    brand: 'Authorize.Net',
    category: 'Payment',
    description: 'Charges credit cards at the checkout and pays refunds back.',
    version: '1.0.0',
    connector: true,
    fields: [
      MODE,
      {
        key: 'loginId',
        label: 'API Login ID',
        ...IDENTIFIER('[A-Za-z0-9_-]{4,40}', 'the API Login ID of your merchant account'),
      },
      { key: 'transactionKey', label: 'Transaction Key', kind: 'text', max: 80, required: true },
    ],
    account: ['mode', 'loginId'],
  },
  {
    id: 'smtp',
    name: 'SMTP Mail Server',
    brand: 'SMTP',
    category: 'Email',
    description:
      'Sends every mail of the store, licence keys among them, through your own mail server.',
    version: '1.0.0',
    connector: true,
    fields: [
      {
        key: 'host',
        label: 'Host',
        kind: 'host',
        required: true,
        help: 'Such as smtp.example.com.',
      },
      { key: 'port', label: 'Port', kind: 'number', min: 1, max: 65535, default: 587 },
      {
        key: 'encryption',
        label: 'Encryption',
        kind: 'select',
        options: [
          { value: 'starttls', label: 'STARTTLS (usually port 587)' },
          { value: 'tls', label: 'TLS from the start (usually port 465)' },
          { value: 'optional', label: 'STARTTLS if the server offers it' },
        ],
        default: 'starttls',
      },
      { key: 'username', label: 'Username', kind: 'text', max: 200 },
      {
        key: 'password',
        label: 'Password',
        kind: 'text',
        max: 400,
        boundTo: ['host', 'port', 'encryption'],
      },
      { key: 'fromName', label: 'From Name', kind: 'text', max: 80, default: 'Softhaven' },
      {
        key: 'fromAddress',
        label: 'From Address',
        kind: 'email',
        required: true,
        help: 'Mails of the store come from this address.',
      },
    ],
  },
  {
    id: 'google-analytics',
    name: 'Google Analytics',
    brand: 'Google',
    category: 'Marketing',
    description:
      'Measures visits and what goes into carts, once a visitor consents. Purchases are not sent: no script of others runs at the checkout.',
    version: '1.0.0',
    connector: true,
    fields: [
      {
        key: 'measurementId',
        label: 'Measurement ID',
        help: 'Switch “Page changes based on browser history events” off in the data stream: the store sends each page view itself.',
        ...IDENTIFIER('G-[A-Z0-9]{4,16}', 'a Measurement ID such as G-ABC123DEF4'),
      },
    ],
  },
  {
    id: 'google-tag-manager',
    name: 'Google Tag Manager',
    brand: 'Google',
    category: 'Marketing',
    description: 'Loads the tags of your container on the storefront, once a visitor consents.',
    version: '1.0.0',
    connector: true,
    fields: [
      {
        key: 'containerId',
        label: 'Container ID',
        ...IDENTIFIER('GTM-[A-Z0-9]{4,12}', 'a Container ID such as GTM-ABC1234'),
      },
    ],
  },
  {
    id: 'meta-pixel',
    name: 'Meta Pixel',
    brand: 'Meta',
    category: 'Marketing',
    description: 'Measures what advertisements on Facebook and Instagram bring, with consent.',
    version: '1.0.0',
    connector: true,
    fields: [
      {
        key: 'pixelId',
        label: 'Pixel ID',
        ...IDENTIFIER('[0-9]{10,20}', 'a Pixel ID of 10 to 20 digits'),
      },
    ],
  },
  {
    id: 'webhook',
    name: 'Webhook',
    brand: 'Webhook',
    category: 'CRM',
    description:
      'Tells a system of your own about orders and stock, signed as Standard Webhooks asks for.',
    version: '1.0.0',
    connector: true,
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
    ],
    hasLog: true,
  },
  {
    id: 'crisp',
    name: 'Crisp Live Chat',
    brand: 'Crisp',
    category: 'Chat',
    description: 'Shows the Crisp chat on the storefront, once a visitor consents.',
    version: '1.0.0',
    connector: true,
    fields: [
      {
        key: 'websiteId',
        label: 'Website ID',
        ...IDENTIFIER(
          '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}',
          'the Website ID of Crisp, such as 1a2b3c4d-0000-4000-8000-1a2b3c4d5e6f',
        ),
      },
    ],
  },
  {
    id: 'tawk',
    name: 'Tawk.to Live Chat',
    brand: 'Tawk.to',
    category: 'Chat',
    description: 'Shows the Tawk.to chat on the storefront, once a visitor consents.',
    version: '1.0.0',
    connector: true,
    fields: [
      {
        key: 'propertyId',
        label: 'Property ID',
        ...IDENTIFIER('[0-9a-f]{24}', 'the Property ID of Tawk.to: 24 digits and letters a to f'),
      },
      {
        key: 'widgetId',
        label: 'Widget ID',
        ...IDENTIFIER('[0-9a-z]{5,20}', 'the Widget ID of Tawk.to, such as default'),
        default: 'default',
      },
    ],
  },
  {
    id: 'intercom',
    name: 'Intercom Messenger',
    brand: 'Intercom',
    category: 'Chat',
    description: 'Shows the Intercom messenger on the storefront, once a visitor consents.',
    version: '1.0.0',
    connector: true,
    fields: [
      {
        key: 'appId',
        label: 'App ID',
        ...IDENTIFIER('[a-z0-9]{6,12}', 'the App ID of your Intercom workspace, such as ab12cd34'),
      },
    ],
  },
  {
    id: 'slack',
    name: 'Slack Messages',
    brand: 'Slack',
    category: 'Chat',
    description:
      'Writes new orders and products that run low into a channel of Slack, or of a chat that takes its incoming webhooks.',
    version: '1.0.0',
    connector: true,
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
    hasLog: true,
  },
  {
    id: 'cookie-consent',
    name: 'Cookie Consent',
    brand: 'Softhaven',
    category: 'Privacy',
    description:
      'How visitors are asked before anything that measures or chats is loaded. They are always asked; this sets how.',
    version: '1.0.0',
    connector: true,
    fields: [
      {
        key: 'position',
        label: 'Position',
        kind: 'select',
        options: [
          { value: 'bottom', label: 'Bar at the bottom' },
          { value: 'corner-start', label: 'Card in the start corner' },
          { value: 'corner-end', label: 'Card in the end corner' },
        ],
        default: 'bottom',
      },
      {
        key: 'message',
        label: 'Message',
        kind: 'paragraph',
        max: 400,
        help: 'Left empty, the store asks in its own words in every language.',
      },
      {
        key: 'months',
        label: 'Ask again after (months)',
        kind: 'number',
        min: 1,
        max: 12,
        default: 6,
      },
    ],
  },
  {
    id: 'turnstile',
    name: 'Cloudflare Turnstile',
    brand: 'Cloudflare',
    category: 'Security',
    description: 'Keeps robots away from the contact form and the admin login.',
    version: '1.0.0',
    connector: true,
    fields: [
      {
        key: 'siteKey',
        label: 'Site Key',
        // Stands in the page for everybody to read.
        secret: false,
        ...IDENTIFIER('[0-9]x[A-Za-z0-9_-]{10,60}', 'a Site Key such as 0x4AAAAAAA…'),
      },
      {
        key: 'secretKey',
        label: 'Secret Key',
        ...IDENTIFIER('[0-9]x[A-Za-z0-9_-]{10,60}', 'a Secret Key such as 0x4AAAAAAA…'),
      },
      { key: 'onContact', label: 'On the contact form', kind: 'boolean', default: true },
      { key: 'onLogin', label: 'On the admin login', kind: 'boolean', default: false },
    ],
  },
] as const satisfies readonly Plugin[]
