import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { rowsOf } from '@/lib/core/rows'
import { queueMail } from '@/lib/mail/queue-mail'
import type { OrderAccess } from './access-contracts'
import { referencedOrder } from './order-token'

/** The mail of each purpose. */
const MAILS = { status: 'order_access', refund: 'refund_access' } as const

/** Minimum interval between mails with an order's link, however often it is requested. */
const PAUSE_SECONDS = 120

const answerOrderAccessRow = z.object({ locale: z.string() })

/** Mails the link to an order to its buyer, if number and address match. */
export async function answerOrderAccess(request: OrderAccess): Promise<void> {
  const kind = MAILS[request.purpose]
  const order = await referencedOrder(request)
  if (!order) return
  await db().$transaction(async (tx) => {
    // Serializes requests for one order; two concurrent ones would both find that none was mailed.
    const [row] = await rowsOf(
      tx,
      answerOrderAccessRow,
      Prisma.sql`SELECT "locale" FROM "Order" WHERE "id" = ${order.id} FOR NO KEY UPDATE`,
    )
    const recent = await tx.email.count({
      where: {
        orderId: order.id,
        kind,
        createdAt: { gt: new Date(Date.now() - PAUSE_SECONDS * 1000) },
      },
    })
    if (recent > 0) return
    await queueMail(tx, {
      kind,
      dedupeKey: `${kind}:${order.id}:${newId()}`,
      to: order.customerEmail,
      locale: request.locale ?? row?.locale ?? 'en',
      orderId: order.id,
    })
  })
}
