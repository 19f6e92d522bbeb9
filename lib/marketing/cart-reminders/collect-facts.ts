import 'server-only'
import { z } from 'zod'
import { PRODUCT_FIELDS } from '@/lib/catalog/columns'
import type { Product } from '@/lib/catalog/contracts'
import { toProduct } from '@/lib/catalog/to-product'
import { Prisma, type Tx } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { optedOutAmong } from './opt-outs'
import type { ReminderFacts } from './reminder-rules'

type Reminder = { id: string; sessionId: string; email: string; consentAt: Date }

/** What of a cart can be bought now. */
type BuyableLine = { product: Product; quantity: number }

export type KnownReminder<R extends Reminder> = {
  reminder: R
  facts: ReminderFacts
  lines: BuyableLine[]
}

/** What decides on some reminders, in their order, and what their carts hold: in three queries, however many they are. */
export async function collectFacts<R extends Reminder>(
  tx: Tx,
  reminders: readonly R[],
): Promise<KnownReminder<R>[]> {
  const [carts, events, optedOut] = await Promise.all([
    cartsOf(tx, reminders),
    eventsOf(tx, reminders),
    optedOutAmong(
      tx,
      reminders.map(({ email }) => email),
    ),
  ])
  return reminders.map((reminder) => {
    const cart = carts.filter(({ sessionId }) => sessionId === reminder.sessionId)
    const lines = cart
      .map(({ product, quantity }) => ({ product: toProduct(product), quantity }))
      .filter(({ product }) => product.inStock)
    const event = events.find(({ id }) => id === reminder.id)
    return {
      reminder,
      lines,
      facts: {
        consentAt: reminder.consentAt,
        changedAt: latest(cart.map(({ updatedAt }) => updatedAt)),
        buyable: lines.length,
        hasOptedOut: optedOut.has(reminder.email),
        isPaying: event?.isPaying ?? false,
        hasOrdered: event?.hasOrdered ?? false,
        lastMailedAt: event?.lastMailedAt ?? null,
      },
    }
  })
}

const latest = (times: readonly Date[]) =>
  times.length === 0 ? null : new Date(Math.max(...times.map((time) => time.getTime())))

const cartsOf = (tx: Tx, reminders: readonly Reminder[]) =>
  tx.cartItem.findMany({
    where: {
      sessionId: { in: reminders.map(({ sessionId }) => sessionId) },
      product: { isHidden: false },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      sessionId: true,
      quantity: true,
      updatedAt: true,
      product: { select: PRODUCT_FIELDS },
    },
  })

const eventsSchema = z.object({
  id: z.string(),
  isPaying: z.boolean(),
  hasOrdered: z.boolean(),
  lastMailedAt: z.date().nullable(),
})

/** A payment that was captured belongs to an order, or still waits for it. */
const eventsOf = (tx: Tx, reminders: readonly Reminder[]) =>
  rowsOf(
    tx,
    eventsSchema,
    Prisma.sql`
    SELECT r."id",
      EXISTS (
        SELECT 1 FROM "Payment" p WHERE p."sessionId" = r."sessionId" AND (p."status" IN ('processing', 'held')
          OR p."status" = 'captured' AND NOT EXISTS (SELECT 1 FROM "Order" o WHERE o."paymentId" = p."id"))
      ) AS "isPaying",
      EXISTS (
        SELECT 1 FROM "Payment" p JOIN "Order" o ON o."paymentId" = p."id"
        WHERE p."sessionId" = r."sessionId" AND o."createdAt" >= r."consentAt"
      ) OR EXISTS (
        SELECT 1 FROM "Order" o WHERE lower(o."customerEmail") = r."email" AND o."createdAt" >= r."consentAt"
      ) AS "hasOrdered",
      (SELECT max(m."mailedAt") FROM "CartReminder" m
       WHERE m."sessionId" = r."sessionId" OR m."email" = r."email") AS "lastMailedAt"
    FROM "CartReminder" r WHERE r."id" = ANY(${reminders.map(({ id }) => id)}::uuid[])`,
  )
