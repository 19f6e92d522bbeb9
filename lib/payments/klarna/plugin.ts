import { credentialsResult, fromEnvironment, PAYMENT_MODE_FIELD } from '@/lib/payments/plugin-parts'
import { identifier } from '@/lib/plugins/fields'
import type { Plugin } from '@/lib/plugins/plugin'
import { type KlarnaAccount, klarnaFrom, klarnaFromEnvironment } from './account'
import { checkKlarna } from './client'

export const klarnaPlugin: Plugin = {
  id: 'klarna',
  name: 'Klarna Pay Later',
  brand: 'Klarna',
  category: 'Payment',
  description: 'Lets shoppers pay later or in parts with Klarna, and pays refunds back.',
  version: '1.0.0',
  fields: [
    PAYMENT_MODE_FIELD,
    {
      key: 'region',
      label: 'Region',
      kind: 'select',
      options: [
        { value: 'eu', label: 'Europe' },
        { value: 'na', label: 'North America' },
        { value: 'oc', label: 'Australia and New Zealand' },
      ],
      default: 'eu',
      help: 'Where your account at Klarna is.',
    },
    {
      key: 'username',
      label: 'API Username',
      ...identifier('[A-Za-z0-9_-]{6,120}', 'the username of your Klarna API key'),
      max: 120,
      secret: false,
    },
    {
      key: 'password',
      label: 'API Password',
      kind: 'text',
      max: 4000,
      required: true,
      boundTo: ['username'],
    },
    {
      key: 'countries',
      label: 'Countries',
      kind: 'list',
      default: [],
      help: 'Where your contract lets buyers pay, as codes such as DE, AT. Empty: wherever Klarna is in the region.',
    },
  ],
  connector: {
    shares: ['orders'],
    learns: ['payments'],
    test: (values) => test(klarnaFrom(values)),
    environment: () => fromEnvironment(klarnaFromEnvironment(), test),
    account: ['mode', 'region', 'username'],
  },
}

const test = async (account: KlarnaAccount) =>
  credentialsResult('Klarna', account.mode, await checkKlarna(account))
