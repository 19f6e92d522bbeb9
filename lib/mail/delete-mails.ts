import 'server-only'
import type { Tx } from '@/lib/core/db'

/**
 * Deletes all mails about something, sent or not: for erasing personal data.
 *
 * @param subject the dedupe key or its prefix, such as `application:12`
 */
export async function deleteMails(tx: Tx, subject: string): Promise<void> {
  await tx.email.deleteMany({
    where: { OR: [{ dedupeKey: subject }, { dedupeKey: { startsWith: `${subject}:` } }] },
  })
}

/** Deletes all mails to an address whose kind has a prefix, such as `newsletter_`. */
export async function deleteMailsTo(tx: Tx, address: string, kindPrefix: string): Promise<void> {
  await tx.email.deleteMany({
    where: { toAddress: address, kind: { startsWith: kindPrefix } },
  })
}
