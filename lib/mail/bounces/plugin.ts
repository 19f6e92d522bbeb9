import { setTimeout as sleep } from 'node:timers/promises'
import type { Plugin } from '@/lib/plugins/plugin'
import { failed, passed } from '@/lib/plugins/test-results'
import { mailboxFrom } from './mailbox-address'

export const bounceMailboxPlugin: Plugin = {
  id: 'bounce-mailbox',
  name: 'Bounce Mailbox',
  brand: 'IMAP',
  category: 'Email',
  description:
    'Reads the mailbox that undeliverable mails come back to, and tells you whose keys did not arrive. Takes what customers answer to Messages.',
  version: '1.0.0',
  fields: [
    {
      key: 'host',
      label: 'Host',
      kind: 'host',
      required: true,
      help: 'Such as imap.example.com.',
    },
    { key: 'port', label: 'Port', kind: 'number', min: 1, max: 65535, default: 993 },
    {
      key: 'encryption',
      label: 'Encryption',
      kind: 'select',
      options: [
        { value: 'tls', label: 'TLS from the start (usually port 993)' },
        { value: 'starttls', label: 'STARTTLS (usually port 143)' },
      ],
      default: 'tls',
    },
    { key: 'username', label: 'Username', kind: 'text', max: 200, required: true },
    {
      key: 'password',
      label: 'Password',
      kind: 'text',
      max: 400,
      required: true,
      boundTo: ['host', 'port', 'encryption'],
    },
    {
      key: 'folder',
      label: 'Folder',
      kind: 'text',
      max: 200,
      default: 'INBOX',
      help: 'It is only read: nothing in it is deleted or marked.',
    },
    {
      key: 'returnAddress',
      label: 'Return Address',
      kind: 'email',
      help: 'Where undeliverable mails come back to, if not to the From Address. Your mail server has to take it as a sender.',
    },
    {
      key: 'takesAnswers',
      label: 'Take Answers of Customers',
      kind: 'boolean',
      default: true,
      help: 'What customers answer to mails about their messages then stands in Messages.',
    },
    {
      key: 'answerAddress',
      label: 'Answer Address',
      kind: 'email',
      help: 'Where customers answer to, if not to the support address. Its mails have to come into this folder.',
    },
    {
      key: 'takesMessages',
      label: 'Take New Messages',
      kind: 'boolean',
      default: true,
      help: 'Mails to the Answer Address that answer nothing become new messages. Without an Answer Address none does.',
    },
  ],
  connector: {
    shares: [],
    learns: ['bounces', 'answers'],
    test: async (values) => {
      // Not with the catalogue, which every call about plugins loads.
      const { MailboxError, MailboxNotReached, openMailbox, TIMEOUT_MS } = await import('./mailbox')
      const until = Date.now() + TIMEOUT_MS
      try {
        await openMailbox(mailboxFrom(values), async () => {})
        return passed('The mailbox took the credentials, and has this folder.')
      } catch (error) {
        // As the test of a mail server: after the same time, whatever listens there.
        if (error instanceof MailboxNotReached) await sleep(Math.max(0, until - Date.now()))
        if (error instanceof MailboxError) return failed(error.message)
        throw error
      }
    },
  },
}
