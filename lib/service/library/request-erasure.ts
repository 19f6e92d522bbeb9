import 'server-only'
import { z } from 'zod'
import { FIGURES } from '@/content/figures'
import { databaseTime } from '@/lib/core/database-time'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { DAY_MS } from '@/lib/core/time'
import { localeSchema } from '@/lib/i18n/locale-schema'
import { eraseReminders } from '@/lib/marketing/cart-reminders/erase-reminders'
import { forgetSubscriber } from '@/lib/marketing/newsletter/forget-subscriber'
import { storeMessage } from '@/lib/service/messages/receive-message'
import { isOrderOf } from './address'
import type { Reader } from './reader'

const ANSWERED_WITHIN_MS = FIGURES.privacyAnswerDays * DAY_MS
const LISTED_ORDERS = 20

const requestErasureRow = z.object({ erasureRequestedAt: z.date().nullable() })

/**
 * Takes a reader's request that their data be deleted: ends their newsletter and reminders, and puts the rest before the owner as a
 * message, because the law decides which of it has to stay. A second one within the time of the answer is the same.
 *
 * @returns when it was asked for
 */
export async function requestErasure({ email }: Reader): Promise<Date> {
  return db().$transaction(async (tx) => {
    const [reader] = await rowsOf(
      tx,
      requestErasureRow,
      Prisma.sql`
      SELECT "erasureRequestedAt" FROM "LibraryReader" WHERE "email" = ${email} FOR NO KEY UPDATE`,
    )
    const now = await databaseTime(tx)
    const before = reader?.erasureRequestedAt
    if (before && now.getTime() - before.getTime() < ANSWERED_WITHIN_MS) return before
    await tx.libraryReader.updateMany({ where: { email }, data: { erasureRequestedAt: now } })
    await eraseReminders(tx, email)
    await tellOwner(tx, email, await forgetSubscriber(tx, email))
    return now
  })
}

const orderRowSchema = z.object({
  orderNumber: z.string(),
  customerEmail: z.string(),
  customerName: z.string(),
  locale: z.string(),
  matches: z.number(),
})
type OrderRow = z.infer<typeof orderRowSchema>

async function tellOwner(tx: Tx, email: string, hadNewsletter: boolean): Promise<void> {
  const orders = await rowsOf(
    tx,
    orderRowSchema,
    Prisma.sql`
    SELECT "orderNumber", "customerEmail", "customerName", "locale", (count(*) OVER ())::int AS "matches"
    FROM "Order" WHERE ${isOrderOf(email)} ORDER BY "createdAt" DESC, "id" DESC LIMIT ${LISTED_ORDERS}`,
  )
  const [latest] = orders
  await storeMessage(tx, {
    name: latest?.customerName ?? email,
    email: latest?.customerEmail ?? email,
    category: 'general',
    subject: 'Please delete my data',
    message: textOf(orders, hadNewsletter),
    locale: localeSchema.parse(latest?.locale),
  })
}

/** In English, for the back office. */
function textOf(orders: readonly OrderRow[], hadNewsletter: boolean): string {
  const total = orders[0]?.matches ?? 0
  const listed = orders.map(({ orderNumber }) => orderNumber).join(', ')
  const more = total > orders.length ? ` and ${total - orders.length} more` : ''
  return [
    `Asked for in My library, which was opened by a link mailed to this address: its owner wants their personal data deleted. Please answer within ${FIGURES.privacyAnswerDays} days.`,
    `Orders: ${total === 0 ? 'none' : `${total} (${listed}${more})`}.`,
    `Newsletter: ${hadNewsletter ? 'the subscription was removed just now' : 'no subscription'}.`,
  ].join('\n\n')
}
