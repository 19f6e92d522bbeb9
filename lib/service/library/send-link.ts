import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { queueMail } from '@/lib/mail/queue-mail'
import { emailAsWritten } from './email-as-written'

/** Minimum interval between mails with a library's link, however often it is requested. */
const PAUSE_SECONDS = 120

/**
 * Mails the link to the library of an address, written as on its latest order, if it has any.
 *
 * @param email in lower case
 */
export async function sendLibraryLink({
  email,
  locale,
}: {
  email: string
  locale: string
}): Promise<void> {
  await db().$transaction(async (tx) => {
    const to = await emailAsWritten(tx, email)
    if (to === null || !(await isDue(tx, email))) return
    await queueMail(tx, {
      kind: 'library_access',
      dedupeKey: `library-access:${newId()}`,
      to,
      locale,
    })
  })
}

/** Notes that a link is mailed. One statement, so that of two requests at once one finds that it is too soon. */
async function isDue(tx: Tx, email: string): Promise<boolean> {
  const noted = await tx.$executeRaw(Prisma.sql`
    INSERT INTO "LibraryReader" ("email", "linkMailedAt") VALUES (${email}, now())
    ON CONFLICT ("email") DO UPDATE SET "linkMailedAt" = now()
      WHERE "LibraryReader"."linkMailedAt" < now() - make_interval(secs => ${PAUSE_SECONDS})`)
  return noted > 0
}
