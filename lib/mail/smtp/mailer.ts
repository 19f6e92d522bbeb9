import { createTransport } from 'nodemailer'
import { MAIL_ID_HEADER, type Mailer, RecipientRefused } from '@/lib/mail/mailer'
import { isAddressUnknown } from './recipient-refused'

/** As an object it is one address, even if it contains commas. */
const oneAddress = (address: string) => ({ name: '', address })

/**
 * Sends mail through an SMTP server.
 *
 * @param url `smtp://user:password@host:port`, `smtps://` for TLS from the start
 * @param timeoutMs time limit for the connection and its greeting; for responses, twice as long
 * @returns the mailer; `verify` signs in without sending anything, `close` ends its connections
 */
export function createSmtpMailer({
  url,
  timeoutMs = 10_000,
}: {
  url: string
  timeoutMs?: number
}): Mailer & { verify(): Promise<void>; close(): void } {
  const transport = createTransport({
    url,
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
    async send({ id, to, replyTo, returnAddress, unsubscribeUrl, ...mail }) {
      const sending = transport.sendMail({
        ...mail,
        to: oneAddress(to),
        replyTo: replyTo && oneAddress(replyTo),
        ...(returnAddress ? { envelope: { from: returnAddress, to } } : {}),
        headers: {
          ...(id === undefined ? {} : { [MAIL_ID_HEADER]: id }),
          ...(unsubscribeUrl
            ? {
                'List-Unsubscribe': `<${unsubscribeUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }
            : {}),
        },
      })
      const { response } = await sending.catch((error: unknown) => {
        if (!(error instanceof Error) || !isAddressUnknown(error)) throw error
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
