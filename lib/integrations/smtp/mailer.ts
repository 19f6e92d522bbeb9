import { createTransport } from 'nodemailer'
import type { Mailer } from '@/lib/domains/mail/mailer'

/**
 * Sends mail through an SMTP server.
 *
 * @param url `smtp://user:password@host:port`, `smtps://` for TLS from the start
 * @param timeoutMs how long to wait for a connection and for its greeting; for answers, twice as long
 * @returns the mailer; `close` ends its connections
 */
export function createSmtpMailer({
  url,
  timeoutMs = 10_000,
}: {
  url: string
  timeoutMs?: number
}): Mailer & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
    // A mail never reads files or addresses, whatever stands in it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, ...mail }) {
      // As an object it is one address, whatever commas stand in it.
      await transport.sendMail({ ...mail, to: { name: '', address: to } })
    },
    close: () => transport.close(),
  }
}
