import { createTransport } from 'nodemailer'
import { type Mailer, RecipientRefused } from '@/lib/mail/mailer'
import { nodemailerMessage } from '@/lib/mail/nodemailer-message'
import type { CheckedHost } from '@/lib/mail/server-problems'
import { isRecipientUnknown } from './recipient-refused'

function withHost(url: string, address: string): string {
  const named = new URL(url)
  named.hostname = address.includes(':') ? `[${address}]` : address
  return named.href
}

/**
 * Sends mail through an SMTP server.
 *
 * @param url `smtp://user:password@host:port`, `smtps://` for TLS from the start
 * @param at where it is called instead of looking its name up
 * @param timeoutMs time limit for the connection and its greeting; for responses, twice as long
 * @returns the mailer; `verify` signs in without sending anything, `close` ends its connections
 */
export function createSmtpMailer({
  url,
  at,
  timeoutMs = 10_000,
}: {
  url: string
  at?: CheckedHost
  timeoutMs?: number
}): Mailer & { verify(): Promise<void>; close(): void } {
  const transport = createTransport({
    url: at ? withHost(url, at.address) : url,
    ...(at?.servername === undefined ? {} : { tls: { servername: at.servername } }),
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
    // A mail never reads files or URLs, whatever it contains.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      const sending = transport.sendMail(nodemailerMessage(mail))
      const { response } = await sending.catch((error: unknown) => {
        if (!(error instanceof Error) || !isRecipientUnknown(error)) throw error
        throw new RecipientRefused(error.message, { cause: error })
      })
      return response
    },
    verify: async () => {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}
