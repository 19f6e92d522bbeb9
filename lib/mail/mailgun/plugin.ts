import { testBySending } from '@/lib/mail/provider-answers'
import { trialMail } from '@/lib/mail/trial-mail'
import { identifier } from '@/lib/plugins/fields'
import type { Plugin } from '@/lib/plugins/plugin'
import { createMailgunMailer } from './mailer'

export const mailgunPlugin: Plugin = {
  id: 'mailgun',
  name: 'Mailgun',
  brand: 'Sinch',
  category: 'Email',
  description:
    'Sends every mail of the store through the API of Mailgun, and learns from it which mails came back or were called spam.',
  version: 'v3',
  oneOf: 'mail',
  fields: [
    {
      key: 'apiKey',
      label: 'API Key',
      ...identifier('[\\w-]{20,120}', 'a key of Mailgun'),
      max: 120,
      help: 'A sending key of the domain is enough.',
    },
    { key: 'domain', label: 'Sending Domain', kind: 'host', required: true },
    {
      key: 'region',
      label: 'Region',
      kind: 'select',
      options: [
        { value: 'us', label: 'United States' },
        { value: 'eu', label: 'European Union' },
      ],
      default: 'us',
    },
    { key: 'fromName', label: 'From Name', kind: 'text', max: 80, default: 'Softhaven' },
    {
      key: 'fromAddress',
      label: 'From Address',
      kind: 'email',
      required: true,
      help: 'Mails of the store come from this address, which should be of the Sending Domain.',
    },
    {
      key: 'webhookKey',
      label: 'Signing Key of the Webhook',
      kind: 'text',
      max: 120,
      pattern: '[\\w-]{16,120}',
      example: 'the HTTP webhook signing key that Mailgun shows',
      help: 'Mailgun shows it as HTTP Webhook Signing Key. Add webhooks for Permanent Failure and Spam Complaints.',
    },
  ],
  connector: {
    shares: ['mails'],
    learns: ['bounces'],
    webhook: '/api/webhooks/mail/mailgun',
    test: (values) =>
      testBySending('Mailgun', () =>
        createMailgunMailer(values, { isTrial: true }).send(trialMail(values)),
      ),
  },
}
