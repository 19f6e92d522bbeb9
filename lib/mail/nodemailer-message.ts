import { createTransport, type SendMailOptions } from 'nodemailer'
import { headersOf } from './mail-headers'
import type { OutgoingMail } from './mailer'

/** As an object it is one address, even if it contains commas. */
const oneAddress = (address: string) => ({ name: '', address })

/** A mail as nodemailer takes it. */
export const nodemailerMessage = ({
  id,
  to,
  replyTo,
  returnAddress,
  unsubscribeUrl,
  thread,
  ...mail
}: OutgoingMail): SendMailOptions => ({
  ...mail,
  to: oneAddress(to),
  replyTo: replyTo === undefined ? undefined : oneAddress(replyTo),
  ...(returnAddress ? { envelope: { from: returnAddress, to } } : {}),
  headers: headersOf({ id, unsubscribeUrl, thread }),
})

/** A whole mail as it is handed over (RFC 5322). */
export async function wholeMail(mail: OutgoingMail): Promise<Buffer> {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    // A mail never reads files or URLs, whatever it contains.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const { message } = await composer.sendMail(nodemailerMessage(mail))
  if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed as a whole')
  return message
}
