import { createTransport } from 'nodemailer'
import type { Mailer } from '@/lib/domains/mail/mailer'

const WAIT_MS = 10_000

/**
 * Sends mail through an SMTP server.
 *
 * @param url `smtp://user:password@host:port`, `smtps://` for TLS from the start
 */
export function createSmtpMailer({ url }: { url: string }): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: 2 * WAIT_MS,
    // A mail never reads files or addresses, whatever stands in it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      await transport.sendMail(mail)
    },
  }
}
