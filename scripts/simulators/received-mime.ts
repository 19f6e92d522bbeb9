import PostalMime from 'postal-mime'

/** A mail that a simulated provider took as a whole. */
export type ReceivedMime = {
  /** Whom the call named. */
  to: string
  from: { name?: string; address: string }
  replyTo: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  attachments: { filename: string; type: string; content: string }[]
  /** The store's name for it, as the call gave it; empty without one. */
  mailId: string
}

/** Reads a mail that was handed over as a whole. */
export async function readMime(
  source: Uint8Array | string,
  { to, mailId }: Pick<ReceivedMime, 'to' | 'mailId'>,
): Promise<ReceivedMime> {
  const mail = await PostalMime.parse(source)
  return {
    to,
    mailId,
    from: { name: mail.from?.name, address: mail.from?.address ?? '' },
    replyTo: mail.replyTo?.[0]?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? '',
      type: mimeType,
      content: typeof content === 'string' ? content : new TextDecoder().decode(content),
    })),
  }
}
