import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { queueMail } from '@/lib/mail/queue-mail'
import type { OrderAccess } from './access-contracts'
import { referencedOrder } from './order-token'

/** Minimum interval between mails with an order's link, however often it is requested. */
const PAUSE_SECONDS = 120

/** Mails the link to an order to its buyer, if number and address match. */
export async function answerOrderAccess(request: OrderAccess): Promise<void> {
  const order = await referencedOrder(request)
  if (!order) return
  await db().$transaction(async (tx) => {
    // Serializes requests for one order; two concurrent ones would both find that none was mailed.
    const [row] = await tx.$queryRaw<{ locale: string }[]>(
      Prisma.sql`SELECT "locale" FROM "Order" WHERE "id" = ${order.id} FOR NO KEY UPDATE`,
    )
    const recent = await tx.email.count({
      where: {
        orderId: order.id,
        kind: 'order_access',
        createdAt: { gt: new Date(Date.now() - PAUSE_SECONDS * 1000) },
      },
    })
    if (recent > 0) return
    await queueMail(tx, {
      kind: 'order_access',
      dedupeKey: `order-access:${order.id}:${newId()}`,
      to: order.customerEmail,
      locale: request.locale ?? row?.locale ?? 'en',
      orderId: order.id,
    })
  })
}
