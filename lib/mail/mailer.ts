/** What the store requires of a mail server or provider; the adapters in `smtp/`, `sendgrid/`, `mailgun/` and `ses/` implement it. */
export type OutgoingMail = {
  /** The same for all retries, so that a mailbox recognises a repeated delivery: `<id@host>`. */
  messageId: string
  /** The outbox mail's id, in a header that services leave as it is; none for a mail that is not of the outbox. */
  id?: string
  from: string
  /** Where it comes back to when it can't be delivered; `null`: to the sender. */
  returnAddress?: string | null
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  attachments?: { filename: string; contentType: string; content: Buffer }[]
  /** URL that unsubscribes by POST (RFC 8058). */
  unsubscribeUrl?: string
  /** What it belongs to, as a Message-ID that answers to it refer to, whatever service sends it: `<name@host>`. */
  thread?: string
}

/** Names the outbox mail, because some services replace the Message-ID. */
export const MAIL_ID_HEADER = 'X-Store-Mail-ID'

/** A mail server's last word on an address: there is no such mailbox. */
export class RecipientRefused extends Error {}

export type Mailer = {
  /**
   * Sends a mail through the server.
   *
   * @returns what the server answered when it took the mail
   * @throws RecipientRefused when the server says for good that it does not deliver to the address; any other Error
   *   when it can't be reached or refuses the mail
   */
  send(mail: OutgoingMail): Promise<string>
}
