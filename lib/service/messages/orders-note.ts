import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { decimalOf } from '@/lib/core/money'
import { rowsOf } from '@/lib/core/rows'
import { isOrderOf } from '@/lib/service/library/address'

const LISTED_ORDERS = 20

const rowSchema = z.object({
  orderNumber: z.string(),
  orderStatus: z.string(),
  total: z.string(),
  currency: z.string(),
  createdAt: z.date(),
  matches: z.number(),
})
export type OrderOfNote = z.infer<typeof rowSchema>

/** With which the note begins: by it a note is recognised that is there already. */
export const ORDERS_HEADING = 'Orders of this address in the store'

/** The orders of an address, newest first, each with the number of all. @param email in lower case */
const ordersOf = (email: string): Promise<OrderOfNote[]> =>
  rowsOf(
    db(),
    rowSchema,
    Prisma.sql`
    SELECT "orderNumber", "orderStatus"::text AS "orderStatus", "totalAmount"::text AS "total", "currency", "createdAt",
      (count(*) OVER ())::int AS "matches"
    FROM "Order" WHERE ${isOrderOf(email)} ORDER BY "createdAt" DESC, "id" DESC LIMIT ${LISTED_ORDERS}`,
  )

/** What agents are told of a message, in English: never a licence key. @param siteUrl for links to the back office */
export function ordersNoteText(
  orders: readonly OrderOfNote[],
  { messageId, locale, siteUrl }: { messageId: number; locale: string; siteUrl: string },
): string {
  const total = orders[0]?.matches ?? 0
  const more = total - orders.length
  return [
    `${ORDERS_HEADING}: ${total === 0 ? 'none' : total}`,
    ...orders.map(
      ({ orderNumber, createdAt, total: amount, currency, orderStatus }) =>
        `${orderNumber} · ${createdAt.toISOString().slice(0, 10)} · ${decimalOf(amount)} ${currency} · ${orderStatus} · ${siteUrl}/admin/orders/${encodeURIComponent(orderNumber)}`,
    ),
    ...(more > 0 ? [`and ${more} more`] : []),
    '',
    `Message ${messageId}, written in ${locale}: ${siteUrl}/admin/messages/${messageId}`,
    'Nobody has checked that whoever wrote is the owner of this address.',
  ].join('\n')
}

/** {@link ordersNoteText} of what the store knows now. */
export async function ordersNote(message: {
  id: number
  email: string
  locale: string
}): Promise<string> {
  return ordersNoteText(await ordersOf(message.email.toLowerCase()), {
    messageId: message.id,
    locale: message.locale,
    siteUrl: env().SITE_URL,
  })
}
