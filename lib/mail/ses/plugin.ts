import { testBySending } from '@/lib/mail/provider-answers'
import { trialMail } from '@/lib/mail/trial-mail'
import { identifier } from '@/lib/plugins/fields'
import type { Plugin } from '@/lib/plugins/plugin'
import { createSesMailer } from './mailer'

/** Mails to it are taken and go nowhere. https://docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html */
const NOBODY = 'success@simulator.amazonses.com'

export const sesPlugin: Plugin = {
  id: 'amazon-ses',
  name: 'Amazon SES',
  brand: 'Amazon',
  category: 'Email',
  description:
    'Sends every mail of the store through Amazon Simple Email Service, and learns from it which mails came back or were called spam.',
  version: 'v2',
  oneOf: 'mail',
  fields: [
    {
      key: 'region',
      label: 'Region',
      ...identifier('[a-z]{2}(?:-[a-z]{2,12}){1,3}-[0-9]{1,2}', 'a region such as eu-central-1'),
      max: 40,
      help: 'Such as eu-central-1.',
    },
    {
      key: 'accessKeyId',
      label: 'Access Key ID',
      ...identifier('[A-Z0-9]{16,128}', 'an Access Key ID'),
      max: 128,
    },
    {
      key: 'secretAccessKey',
      label: 'Secret Access Key',
      ...identifier('[!-~]{8,200}', 'a Secret Access Key'),
      max: 200,
      help: 'Of a user who may do ses:SendEmail, and nothing else.',
    },
    { key: 'fromName', label: 'From Name', kind: 'text', max: 80, default: 'Softhaven' },
    {
      key: 'fromAddress',
      label: 'From Address',
      kind: 'email',
      required: true,
      help: 'Mails of the store come from this address. It, or its domain, has to be a verified identity in this region.',
    },
    {
      key: 'configurationSet',
      label: 'Configuration Set',
      kind: 'text',
      max: 64,
      pattern: '[A-Za-z0-9_-]{1,64}',
      example: 'the name of a configuration set',
      help: 'With an event destination of Amazon SNS for bounces, complaints and rejects.',
    },
    {
      key: 'topicArn',
      label: 'Topic ARN',
      kind: 'text',
      max: 400,
      pattern: 'arn:aws:sns:[a-z0-9-]{5,40}:[0-9]{12}:[A-Za-z0-9_-]{1,256}',
      example: 'the ARN of a standard topic, such as arn:aws:sns:eu-central-1:123456789012:mails',
      help: 'Of the topic of Amazon SNS. Save it here first, then subscribe the address below to the topic by HTTPS: the store confirms by itself.',
    },
  ],
  connector: {
    shares: ['mails'],
    learns: ['bounces'],
    webhook: '/api/webhooks/mail/amazon-ses',
    test: (values) =>
      testBySending('Amazon SES', () => createSesMailer(values).send(trialMail(values, NOBODY))),
  },
}
