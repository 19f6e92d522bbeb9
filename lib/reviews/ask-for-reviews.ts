import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { queueMail } from '@/lib/mail/queue-mail'
import { currentSettings } from '@/lib/settings/queries'
import { mayBeAsked } from './orders-to-ask'

const AT_ONCE = 200

const dueSchema = z.object({ id: z.number(), customerEmail: z.string(), locale: z.string() })
type Due = z.infer<typeof dueSchema>

/**
 * Mails the buyers of orders that were delivered some days ago, and neither refunded nor disputed, the link
 * by which they write reviews: once for each order, however often and in however many processes this runs.
 */
export async function askForReviews(): Promise<void> {
  const { reviewsAskAfterDays: days } = await currentSettings()
  if (days === 0) return
  for (;;) {
    const due = await ordersDue(days)
    for (const { id, customerEmail, locale } of due)
      await db().$transaction((tx) =>
        queueMail(tx, {
          kind: 'review_request',
          dedupeKey: `review-request:${id}`,
          to: customerEmail,
          locale,
          orderId: id,
        }),
      )
    if (due.length < AT_ONCE) return
  }
}

const ordersDue = (days: number): Promise<Due[]> =>
  rowsOf(
    db(),
    dueSchema,
    Prisma.sql`
    SELECT o."id", o."customerEmail", o."locale" FROM "Order" o
    WHERE ${mayBeAsked(days)}
      AND NOT EXISTS (SELECT 1 FROM "Email" e WHERE e."dedupeKey" = 'review-request:' || o."id")
      AND EXISTS (
        SELECT 1 FROM "OrderItem" i JOIN "Product" p ON p."id" = i."productId"
        WHERE i."orderId" = o."id" AND i."deliveredAt" IS NOT NULL
          AND i."refundedQuantity" < i."quantity" AND NOT p."isHidden"
          AND NOT EXISTS (
            SELECT 1 FROM "Review" r
            WHERE r."productId" = i."productId" AND r."buyerEmail" = lower(o."customerEmail")))
    ORDER BY o."id" LIMIT ${AT_ONCE}`,
  )
