import { env } from '@/lib/core/env'
import { hostAndPort, mailServerFrom, throughTls } from '@/lib/mail/server-address'
import type { Plugin } from '@/lib/plugins/plugin'
import { testMailServer } from './test-mail-server'

export const smtpPlugin: Plugin = {
  id: 'smtp',
  name: 'SMTP Mail Server',
  brand: 'SMTP',
  category: 'Email',
  description:
    'Sends every mail of the store, licence keys among them, through your own mail server.',
  version: '1.0.0',
  oneOf: 'mail',
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
        {
          value: 'optional',
          label: 'STARTTLS if the server offers it (required while payments are live)',
        },
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
  connector: {
    shares: ['mails'],
    test: (values) => {
      const server = mailServerFrom(values)
      const isLive = env().PAYMENTS_MODE === 'live'
      return testMailServer(isLive ? { ...server, url: throughTls(server.url) } : server)
    },
    environment: () => {
      const { MAIL_URL } = env()
      if (!MAIL_URL) return null
      return {
        note: `While no mail plugin is on, mails go through ${hostAndPort(MAIL_URL)}, as the environment says.`,
      }
    },
  },
}
