import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { queueMail } from '@/lib/mail/queue-mail'
import { currentSettings } from '@/lib/settings/queries'

const AT_ONCE = 200

/** Who was not asked by then is not asked any more, so that a store that was off writes to nobody about last year. */
const LATEST_DAYS = 14

type Due = { id: number; customerEmail: string; locale: string }

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

/** By the database's clock, which wrote when orders were completed in every process alike. */
const ordersDue = (days: number): Promise<Due[]> =>
  db().$queryRaw<Due[]>(Prisma.sql`
    SELECT o."id", o."customerEmail", o."locale" FROM "Order" o
    WHERE o."orderStatus" = 'completed' AND o."disputedAt" IS NULL
      AND o."completedAt" <= now() - make_interval(days => ${days}::int)
      AND o."completedAt" > now() - make_interval(days => ${days + LATEST_DAYS}::int)
      -- Who gave it away has not used it.
      AND NOT EXISTS (SELECT 1 FROM "OrderGift" g WHERE g."orderId" = o."id")
      AND NOT EXISTS (SELECT 1 FROM "Dispute" d WHERE d."orderId" = o."id")
      AND NOT EXISTS (SELECT 1 FROM "ReviewOptOut" x WHERE x."email" = lower(o."customerEmail"))
      AND NOT EXISTS (SELECT 1 FROM "Email" e WHERE e."dedupeKey" = 'review-request:' || o."id")
      AND EXISTS (
        SELECT 1 FROM "OrderItem" i JOIN "Product" p ON p."id" = i."productId"
        WHERE i."orderId" = o."id" AND i."deliveredAt" IS NOT NULL
          AND i."refundedQuantity" < i."quantity" AND NOT p."isHidden"
          AND NOT EXISTS (
            SELECT 1 FROM "Review" r
            WHERE r."productId" = i."productId" AND r."buyerEmail" = lower(o."customerEmail")))
    ORDER BY o."id" LIMIT ${AT_ONCE}`)
