import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'

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

/** Deletes all mails to an address, whatever the case of its letters, whose kind has a prefix, such as `newsletter_`. */
export async function deleteMailsTo(tx: Tx, address: string, kindPrefix: string): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    DELETE FROM "Email" WHERE lower("toAddress") = ${address.toLowerCase()} AND starts_with("kind", ${kindPrefix})`)
}

/** Deletes the mails of some kinds that went to an address, or that were queued before a time. */
export async function deleteMailsOfKinds(
  tx: Tx,
  kinds: readonly string[],
  which: { to: string } | { before: Date },
): Promise<void> {
  await tx.email.deleteMany({
    where: {
      kind: { in: [...kinds] },
      ...('to' in which ? { toAddress: which.to } : { createdAt: { lt: which.before } }),
    },
  })
}
