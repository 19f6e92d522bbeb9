/** What the store requires of a mail server; the adapter in `smtp/` implements it. */
export type OutgoingMail = {
  /** The same for all retries, so that a mailbox recognises a repeated delivery: `<id@host>`. */
  messageId: string
  from: string
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  attachments?: { filename: string; contentType: string; content: Buffer }[]
  /** URL that unsubscribes by POST (RFC 8058). */
  unsubscribeUrl?: string
}

export type Mailer = {
  /**
   * Sends a mail through the server.
   *
   * @returns what the server answered when it took the mail
   * @throws Error when the server can't be reached or refuses the mail
   */
  send(mail: OutgoingMail): Promise<string>
}
