import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import { DAY_MS, HOUR_MS } from '@/lib/core/time'
import { queueMail } from '@/lib/mail/queue-mail'
import { asksForSame, MAILS_PER_DAY, type RequestedAlert } from './alert-rules'
import { requestedAlertsSchema } from './jobs'

type Asked = { email: string; locale: string; items: RequestedAlert[] }

/**
 * Mails an address the link that begins what was asked for: at most once an hour for the same products, and
 * ten times a day, so that nobody can be flooded through the form. Every request is confirmed by mail,
 * also that of an address with alerts: whoever types it need not be its owner.
 */
export async function sendConfirmation({ email, locale, items }: Asked): Promise<void> {
  await db().$transaction(async (tx) => {
    const watcherId = await lockWatcher(tx, email)
    if (!(await mayMail(tx, watcherId, items))) return
    const id = newId()
    await tx.alertRequest.create({ data: { id, watcherId, locale, items } })
    await queueMail(tx, {
      kind: 'product_alert_confirm',
      dedupeKey: `product-alert-request:${id}`,
      to: email,
      locale,
      payload: { requestId: id },
    })
  })
}

/** Two requests of an address take turns. */
async function lockWatcher(tx: Tx, email: string): Promise<number> {
  await tx.alertWatcher.createMany({ data: { email }, skipDuplicates: true })
  const [watcher] = await rowsOf(
    tx,
    ID_ROW,
    Prisma.sql`
    SELECT "id" FROM "AlertWatcher" WHERE "email" = ${email} FOR UPDATE`,
  )
  if (!watcher) throw new Error('The address was erased meanwhile')
  return watcher.id
}

async function mayMail(
  tx: Tx,
  watcherId: number,
  items: readonly RequestedAlert[],
): Promise<boolean> {
  const now = Date.now()
  const today = await tx.alertRequest.findMany({
    where: { watcherId, createdAt: { gt: new Date(now - DAY_MS) } },
    select: { items: true, createdAt: true, confirmedAt: true },
    take: MAILS_PER_DAY,
  })
  const isRepeated = today.some(
    (earlier) =>
      earlier.confirmedAt === null &&
      earlier.createdAt.getTime() > now - HOUR_MS &&
      asksForSame(requestedAlertsSchema.parse(earlier.items), items),
  )
  return !isRepeated && today.length < MAILS_PER_DAY
}
