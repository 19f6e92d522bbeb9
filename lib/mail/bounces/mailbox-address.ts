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

/** What of the letters in the mailbox is taken. */
export type LettersTaken = {
  /** Where customers answer to; `null`: to the support address. */
  answerAddress: string | null
  /** Whether letters to that address that answer nothing begin something new. */
  takesMessages: boolean
}

/** What the plugin's settings say of letters; `null`: none is taken. */
export function lettersFrom(values: PluginValues): LettersTaken | null {
  if (values.takesAnswers === false) return null
  const answerAddress = String(values.answerAddress ?? '').toLowerCase() || null
  return { answerAddress, takesMessages: answerAddress !== null && values.takesMessages !== false }
}
