import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import { daysAgo } from '@/lib/core/time'
import { deleteMailsOfKinds } from '@/lib/mail/delete-mails'
import { CONFIRM_DAYS, MAIL_KINDS } from './alert-rules'
import { stopAlertsOf } from './transition'

/** Ends alerts that nothing happened to, and removes ended ones, requests, addresses without either, and mails. */
export async function removeOldAlerts({
  endedBefore,
  idleSince,
}: {
  endedBefore: Date
  idleSince: Date
}): Promise<void> {
  await db().alertRequest.deleteMany({ where: { createdAt: { lt: daysAgo(CONFIRM_DAYS) } } })
  await db().productAlert.deleteMany({ where: { endedAt: { lt: endedBefore } } })
  await stopAlertsOf(db(), { watchedAt: { lt: idleSince }, endedAt: null })
  await removeIdleWatchers()
  await deleteMailsOfKinds(db(), MAIL_KINDS, { before: endedBefore })
}

/** In two statements: what was added between them is seen by the second, and waits for it after that. */
const removeIdleWatchers = () =>
  db().$transaction(async (tx) => {
    const idle = await rowsOf(
      tx,
      ID_ROW,
      Prisma.sql`
      SELECT w."id" FROM "AlertWatcher" w
      WHERE NOT EXISTS (SELECT 1 FROM "AlertRequest" r WHERE r."watcherId" = w."id")
        AND NOT EXISTS (SELECT 1 FROM "ProductAlert" a WHERE a."watcherId" = w."id")
      FOR UPDATE SKIP LOCKED`,
    )
    await tx.alertWatcher.deleteMany({
      where: { id: { in: idle.map(({ id }) => id) }, requests: { none: {} }, alerts: { none: {} } },
    })
  })
