import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { SHOPPER_EVENTS, type ShopperEventType } from '@/lib/mail/notifications/events'
import { queueCall } from '@/lib/mail/notifications/queue-call'
import { type LeftCart, leftCarts } from '@/lib/marketing/cart-reminders/left-carts'
import { unchangedSince } from '@/lib/marketing/cart-reminders/reminder-rules'
import { klaviyoPlugin } from '@/lib/marketing/newsletter/klaviyo/plugin'
import { activePluginValues } from '@/lib/plugins/queries'

const AT_ONCE = 200

/** What happened earlier is not told of any more: after a standstill of the worker, and when the plugin is switched on. */
const LOOK_BACK_DAYS = 3

type Due = {
  type: ShopperEventType
  /** What it is about, and what the queue takes for the same. */
  id: string
  once: string
  /** For the log. */
  subject: string
}

/**
 * Queues what Klaviyo is to be told of shoppers who consented to the newsletter before it happened: each thing once, however often
 * and in however many processes this runs. It looks at orders, refunds, reviews and carts as they are: whoever makes them need not
 * know of it.
 */
export async function queueShopperEvents(): Promise<void> {
  const values = await activePluginValues(klaviyoPlugin)
  if (values?.trackPurchases !== true) return
  for (;;) {
    const due = await dueEvents()
    await queueAll(due)
    if (due.length < AT_ONCE) break
  }
  for await (const carts of leftCarts()) await queueAll(await consenting(carts))
}

const queueAll = (due: readonly Due[]): Promise<void> =>
  db().$transaction(async (tx) => {
    for (const { type, id, once, subject } of due)
      await queueCall(tx, klaviyoPlugin.id, { type, subject, data: { id } }, once)
  })

const dueRow = z.object({ type: z.enum(SHOPPER_EVENTS), id: z.string(), subject: z.string() })

/** The key is that of {@link queueCall}. */
async function dueEvents(): Promise<Due[]> {
  const rows = await rowsOf(
    db(),
    dueRow,
    Prisma.sql`
    WITH happened AS (
      SELECT 'shopper.ordered' AS "type", o."id"::text AS "id", o."orderNumber" AS "subject", o."createdAt" AS "at",
        lower(o."customerEmail") AS "email"
      FROM "Order" o WHERE o."createdAt" > now() - make_interval(days => ${LOOK_BACK_DAYS})
      UNION ALL
      SELECT 'shopper.refunded', r."id"::text, o."orderNumber", r."updatedAt", lower(o."customerEmail")
      FROM "Refund" r JOIN "Order" o ON o."id" = r."orderId"
      WHERE r."status" = 'succeeded' AND r."updatedAt" > now() - make_interval(days => ${LOOK_BACK_DAYS})
      UNION ALL
      SELECT 'shopper.reviewed', v."id"::text, p."name", v."createdAt", v."buyerEmail"
      FROM "Review" v JOIN "Product" p ON p."id" = v."productId"
      WHERE v."createdAt" > now() - make_interval(days => ${LOOK_BACK_DAYS})
    )
    SELECT h."type", h."id", h."subject"
    FROM happened h
    JOIN "NewsletterSubscriber" s ON s."email" = h."email" AND s."unsubscribedAt" IS NULL AND s."confirmedAt" <= h."at"
    WHERE NOT EXISTS (
      SELECT 1 FROM "Notification" n WHERE n."dedupeKey" = ${`${klaviyoPlugin.id}:`} || h."type" || ':' || h."id")
    ORDER BY h."at", h."id" LIMIT ${AT_ONCE}`,
  )
  return rows.map((row) => ({ ...row, once: row.id }))
}

async function consenting(carts: readonly LeftCart[]): Promise<Due[]> {
  const readers = await db().newsletterSubscriber.findMany({
    where: {
      email: { in: carts.map(({ reminder }) => reminder.email) },
      confirmedAt: { not: null },
      unsubscribedAt: null,
    },
    select: { email: true, confirmedAt: true },
  })
  return carts.flatMap(({ reminder: { id, email }, lines, facts }): Due[] => {
    const since = readers.find((reader) => reader.email === email)?.confirmedAt
    const left = unchangedSince(facts)
    if (!since || !left || since > left) return []
    const subject = lines[0]?.product.name ?? ''
    return [{ type: 'shopper.left_cart', id, once: `${id}:${left.getTime()}`, subject }]
  })
}
