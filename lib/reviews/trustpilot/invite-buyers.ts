import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import { queueMail } from '@/lib/mail/queue-mail'
import { activePluginValues } from '@/lib/plugins/queries'
import { mayBeAsked } from '@/lib/reviews/orders-to-ask'
import { trustpilotPlugin } from './plugin'

const AT_ONCE = 200

/**
 * Tells Trustpilot of the buyers who may be asked for an opinion: once for each order, however often and in however many
 * processes this runs. The mails hold nothing of the buyer until they are sent.
 */
export async function inviteBuyers(): Promise<void> {
  const values = await activePluginValues(trustpilotPlugin)
  if (!values) return
  for (;;) {
    const due = await ordersDue(Number(values.afterDays))
    for (const { id } of due)
      await db().$transaction((tx) =>
        queueMail(tx, {
          kind: 'trustpilot_invitation',
          dedupeKey: `trustpilot-invitation:${id}`,
          to: String(values.inviteAddress),
          locale: 'en',
          orderId: id,
        }),
      )
    if (due.length < AT_ONCE) return
  }
}

const ordersDue = (days: number): Promise<{ id: number }[]> =>
  rowsOf(
    db(),
    ID_ROW,
    Prisma.sql`
    SELECT o."id" FROM "Order" o
    WHERE ${mayBeAsked(days)}
      AND NOT EXISTS (
        SELECT 1 FROM "CustomerRecord" c
        WHERE c."email" = lower(o."customerEmail") AND c."blockedAt" IS NOT NULL)
      AND NOT EXISTS (SELECT 1 FROM "Email" e WHERE e."dedupeKey" = 'trustpilot-invitation:' || o."id")
    ORDER BY o."id" LIMIT ${AT_ONCE}`,
  )
