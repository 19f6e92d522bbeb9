import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { queueMail } from '@/lib/mail/queue-mail'
import { currentSettings } from '@/lib/settings/queries'
import { MAIL_KIND } from './term-rules'

const AT_ONCE = 200

/** Buyers wait for their keys. */
const AFTER_BUYERS = 20

const dueSchema = z.object({
  itemId: z.number(),
  orderId: z.number(),
  customerEmail: z.string(),
  locale: z.string(),
})
type Due = z.infer<typeof dueSchema>

/**
 * Mails the buyers of licences whose term ends within the days that the setting says: once for each item of an order,
 * however often and in however many processes this runs.
 */
export async function sendDueTermReminders(): Promise<void> {
  const { termReminderDays: days } = await currentSettings()
  if (days === 0) return
  for (;;) {
    const due = await itemsDue(days)
    for (const { itemId, orderId, customerEmail, locale } of due)
      await db().$transaction((tx) =>
        queueMail(
          tx,
          {
            kind: MAIL_KIND,
            dedupeKey: `term-reminder:${itemId}`,
            to: customerEmail,
            locale,
            orderId,
            payload: { itemId },
          },
          { priority: AFTER_BUYERS },
        ),
      )
    if (due.length < AT_ONCE) return
  }
}

/** By the database's clock, which wrote when items were delivered in every process alike. */
const itemsDue = (days: number): Promise<Due[]> =>
  rowsOf(
    db(),
    dueSchema,
    Prisma.sql`
    SELECT i."id" AS "itemId", o."id" AS "orderId", o."customerEmail", o."locale"
    FROM "OrderItem" i JOIN "Order" o ON o."id" = i."orderId" JOIN "Product" p ON p."id" = i."productId"
    WHERE p."termMonths" > 0 AND i."deliveredAt" IS NOT NULL AND i."refundedQuantity" < i."quantity"
      AND i."deliveredAt" + make_interval(months => p."termMonths"::int) > now()
      AND i."deliveredAt" + make_interval(months => p."termMonths"::int) <= now() + make_interval(days => ${days}::int)
      AND o."disputedAt" IS NULL
      -- Somebody else uses it.
      AND NOT EXISTS (SELECT 1 FROM "OrderGift" g WHERE g."orderId" = o."id")
      -- Bought again already.
      AND NOT EXISTS (
        SELECT 1 FROM "OrderItem" j JOIN "Order" n ON n."id" = j."orderId"
        WHERE j."productId" = i."productId" AND j."id" > i."id"
          AND lower(n."customerEmail") = lower(o."customerEmail"))
      AND NOT EXISTS (SELECT 1 FROM "Email" e WHERE e."dedupeKey" = 'term-reminder:' || i."id")
    ORDER BY i."id" LIMIT ${AT_ONCE}`,
  )
