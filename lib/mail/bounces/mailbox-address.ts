import { withoutBrackets } from '@/lib/platform/outgoing/net-addresses'
import type { PluginValues } from '@/lib/plugins/plugin'

/** Which folder of which mailbox is read, and how. */
export type MailboxAddress = {
  host: string
  port: number
  encryption: 'tls' | 'starttls'
  username: string
  /** Never shown. */
  password: string
  folder: string
}

/** The mailbox that the plugin's settings describe. */
export const mailboxFrom = (values: PluginValues): MailboxAddress => ({
  host: withoutBrackets(String(values.host)),
  port: Number(values.port),
  encryption: values.encryption === 'starttls' ? 'starttls' : 'tls',
  username: String(values.username),
  password: String(values.password),
  folder: String(values.folder || 'INBOX'),
})

/** What its mails are counted under. */
export const nameOf = ({ username, host, port, folder }: MailboxAddress): string =>
  `${username}@${host}:${port}/${folder}`
