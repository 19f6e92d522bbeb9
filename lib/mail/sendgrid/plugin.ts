import { testBySending } from '@/lib/mail/provider-answers'
import { trialMail } from '@/lib/mail/trial-mail'
import { identifier } from '@/lib/plugins/fields'
import type { Plugin } from '@/lib/plugins/plugin'
import { createSendGridMailer } from './mailer'

export const sendgridPlugin: Plugin = {
  id: 'sendgrid',
  name: 'SendGrid',
  brand: 'Twilio',
  category: 'Email',
  description:
    'Sends every mail of the store through the API of SendGrid, and learns from it which mails came back or were called spam.',
  version: 'v3',
  oneOf: 'mail',
  fields: [
    {
      key: 'apiKey',
      label: 'API Key',
      ...identifier('SG\\.[\\w-]{10,60}\\.[\\w-]{20,100}', 'a key that begins with SG.'),
      max: 200,
      help: 'A restricted key that may do Mail Send is enough.',
    },
    {
      key: 'region',
      label: 'Region',
      kind: 'select',
      options: [
        { value: 'global', label: 'Global' },
        { value: 'eu', label: 'European Union' },
      ],
      default: 'global',
      help: 'The European Union only with a subuser that SendGrid keeps there.',
    },
    { key: 'fromName', label: 'From Name', kind: 'text', max: 80, default: 'Softhaven' },
    {
      key: 'fromAddress',
      label: 'From Address',
      kind: 'email',
      required: true,
      help: 'Mails of the store come from this address. SendGrid has to know it, or its domain, as a verified sender.',
    },
    {
      key: 'webhookKey',
      label: 'Verification Key of the Webhook',
      kind: 'text',
      max: 400,
      pattern: '[A-Za-z0-9+/]{80,380}={0,2}',
      example: 'the key that SendGrid shows for its signed event webhook',
      help: 'SendGrid shows it under Mail Settings, Event Webhooks, once Signed Event Webhook is on. Choose the events Bounced, Dropped and Spam Reports.',
    },
  ],
  connector: {
    shares: ['mails'],
    learns: ['bounces'],
    webhook: '/api/webhooks/mail/sendgrid',
    test: (values) =>
      testBySending('SendGrid', () =>
        createSendGridMailer(values, { isTrial: true }).send(trialMail(values)),
      ),
  },
}
