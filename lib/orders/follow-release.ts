import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { queueMail } from '@/lib/mail/queue-mail'
import { alertOwnerOfWaiting } from './alert-owner'
import { deliverWaiting } from './deliver-waiting'
import { lockOrder } from './locks'

type Release = { productId: number; availableFrom: string | null }

/**
 * What follows for those who wait for a pre-order once it has another day: when that has come, all get their keys in the order of
 * their purchases, and the owner learns that keys are missing; those who wait longer than they were told are mailed so.
 */
export async function followRelease(release: Release): Promise<void> {
  if (release.availableFrom !== null) return tellOfLaterDay(release)
  // Each run serves some of them.
  while ((await deliverWaiting()) > 0);
  const [oldest] = await ordersWaitingFor(release)
  if (oldest) await db().$transaction((tx) => alertOwnerOfWaiting(tx, oldest))
}

const waitingRow = z.object({ id: z.number(), customerEmail: z.string(), locale: z.string() })

/** Orders that wait for a product whose day is this, or that is none of a pre-order any more; the oldest first. */
const ordersWaitingFor = ({ productId, availableFrom }: Release) =>
  rowsOf(
    db(),
    waitingRow,
    Prisma.sql`
    SELECT o."id", o."customerEmail", o."locale" FROM "Order" o
    WHERE o."orderStatus" IN ('processing', 'partially_refunded') AND EXISTS (
      SELECT 1 FROM "OrderItem" i JOIN "Product" p ON p."id" = i."productId"
        AND p."availableFrom" IS NOT DISTINCT FROM ${availableFrom}::timestamptz
      WHERE i."orderId" = o."id" AND i."productId" = ${productId} AND i."delivery" = 'keys' AND NOT i."isBundle"
        AND i."deliveredAt" IS NULL AND (SELECT count(*) FROM "ProductKey" k WHERE k."orderItemId" = i."id" AND k."status" = 'used')
          < i."quantity" - i."refundedQuantity")
    ORDER BY o."createdAt", o."id"`,
  )

/** Each is told once of a day; of one that was changed again meanwhile nobody is. */
async function tellOfLaterDay(release: Release): Promise<void> {
  const { productId, availableFrom } = release
  for (const order of await ordersWaitingFor(release))
    await db().$transaction(async (tx) => {
      await lockOrder(tx, order.id)
      await queueMail(tx, {
        kind: 'preorder_moved',
        dedupeKey: `preorder-moved:${order.id}:${productId}:${availableFrom}`,
        to: order.customerEmail,
        locale: order.locale,
        orderId: order.id,
        payload: { productId, availableFrom },
      })
    })
}
