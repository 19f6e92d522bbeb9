/** What the store asks of a mail server; the adapter in `smtp/` implements it. */
export type OutgoingMail = {
  /** Stable over retries, so that a mailbox can recognise a repeated delivery: `<id@host>`. */
  messageId: string
  from: string
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  attachments?: { filename: string; contentType: string; content: Buffer }[]
  /** Takes a POST that ends the subscription which the mail belongs to (RFC 8058). */
  unsubscribeUrl?: string
}

export type Mailer = {
  /**
   * Hands a mail to the server.
   *
   * @throws Error when the server can't be reached or refuses the mail
   */
  send(mail: OutgoingMail): Promise<void>
}
