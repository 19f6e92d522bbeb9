import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { lockByName } from '@/lib/core/locks'
import { MINUTE_MS } from '@/lib/core/time'
import { queueMail } from '@/lib/mail/queue-mail'
import { emailAsWritten } from '@/lib/service/library/email-as-written'
import { storedUnder } from './stored-under'

const PAUSE_MINUTES = 10

export type OwnDataMail = 'own_data_link' | 'own_data_erased'

/** Mails the link to what is stored under an address, if anything is. @param email in lower case */
export async function sendOwnDataLink({
  email,
  locale,
}: {
  email: string
  locale: string
}): Promise<void> {
  if ((await storedUnder(email)).length === 0) return
  await db().$transaction((tx) => mailOnce(tx, 'own_data_link', { email, locale }))
}

/** Queues a mail to an address unless it had one of the kind within the last minutes, however often it is asked for. */
export async function mailOnce(
  tx: Tx,
  kind: OwnDataMail,
  { email, locale }: { email: string; locale: string },
): Promise<void> {
  await lockByName(tx, `own-data:${email}`)
  const to = (await emailAsWritten(tx, email)) ?? email
  const since = new Date((await databaseTime(tx)).getTime() - PAUSE_MINUTES * MINUTE_MS)
  const earlier = await tx.email.count({
    where: { kind, toAddress: to, createdAt: { gt: since } },
  })
  if (earlier > 0) return
  await queueMail(tx, { kind, dedupeKey: `own-data:${newId()}`, to, locale })
}
