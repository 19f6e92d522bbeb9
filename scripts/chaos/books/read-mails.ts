import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

/** A mail that arrived. */
export type Mail = {
  to: string
  /** The id of the outbox's row, which the Message-ID carries. */
  outboxId: string
  /** Texts that look like licence keys. */
  keys: string[]
}

const KEY = /\b[A-Z2-9]{5}(?:-[A-Z2-9]{5}){4}\b/g

/** All mails that the mail server took. */
export async function readMails(folder: string): Promise<Mail[]> {
  const mails: Mail[] = []
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.eml'))) {
    const mail = await PostalMime.parse(readFileSync(join(folder, name)))
    mails.push({
      to: mail.to?.[0]?.address ?? '',
      outboxId: mail.messageId?.replace(/^<|@.*$/g, '') ?? '',
      keys: [...new Set(mail.text?.match(KEY) ?? [])],
    })
  }
  return mails
}
