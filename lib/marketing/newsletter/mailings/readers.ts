import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'

/** Who gets mailings: confirmed, not unsubscribed, and not refused by their mail server for good. */
const READERS = {
  confirmedAt: { not: null },
  unsubscribedAt: null,
  undeliverableAt: null,
} satisfies Prisma.NewsletterSubscriberWhereInput

/** How many would get a mailing now. */
export const countReaders = (): Promise<number> =>
  db().newsletterSubscriber.count({ where: READERS })

/** Fixes who gets a mailing: everybody who reads the newsletter now, each once. */
export const fixRecipients = (tx: Tx, mailingId: number): Promise<number> =>
  tx.$executeRaw(Prisma.sql`
    INSERT INTO "MailingRecipient" ("mailingId", "subscriberId")
    SELECT ${mailingId}::int, "id" FROM "NewsletterSubscriber"
    WHERE "confirmedAt" IS NOT NULL AND "unsubscribedAt" IS NULL AND "undeliverableAt" IS NULL
    ORDER BY "id"
    ON CONFLICT ("mailingId", "subscriberId") DO NOTHING`)
