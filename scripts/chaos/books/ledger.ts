import type pg from 'pg'
import { type Taken, takenMoney } from '../providers'
import type { Settled } from '../settle'
import type { World } from '../world'
import { grouped } from './book'
import { type Mail, readMails } from './read-mails'

export type PaymentRow = {
  id: string
  provider: Taken['provider'] | 'gift_card'
  status: string
  sessionId: string
  transactionId: string | null
  currency: string
  cents: number
  capturedCents: number | null
  refundedCents: number
  /** What a gift card paid beside it, what came back to the card, and what it was to pay. */
  cardCents: number
  cardReturnedCents: number
  plannedCardCents: number
  captured: boolean
}
type ItemRow = {
  id: number
  orderId: number
  productId: number
  priceCents: number
  quantity: number
  refundedQuantity: number
  delivery: 'keys' | 'manual'
  delivered: boolean
}
export type OrderRow = {
  id: number
  number: string
  email: string
  paymentId: string
  status: string
  totalCents: number
  giftCardCents: number
  completed: boolean
  items: ItemRow[]
}
export type KeyRow = {
  id: number
  productId: number
  hash: string
  status: string
  paymentId: string | null
  itemId: number | null
  hasTime: boolean
  /** Whether it can be sold: free, or kept for a payment whose time is over. */
  isFree: boolean
}
type MailRow = {
  id: string
  kind: string
  orderId: number | null
  to: string
  status: string
  attempts: number
}
type RefundRow = {
  id: string
  orderId: number
  paymentId: string
  status: string
  currency: string
  cents: number
  /** What of it went back to a gift card. */
  cardCents: number
  /** Whether staff asked for it, and not somebody at the provider. */
  isOwn: boolean
}

type GiftCardRow = {
  id: number
  faceCents: number
  balanceCents: number
  voidedCents: number
  /** What payments took from it, less what came back. */
  usedCents: number
}

/** Everything that the store, the providers, the mailboxes and the shoppers have on record. */
export type Ledger = {
  world: World
  settled: Settled
  taken: Taken[]
  mails: Mail[]
  payments: PaymentRow[]
  orders: OrderRow[]
  keys: KeyRow[]
  outbox: MailRow[]
  refunds: RefundRow[]
  giftCards: GiftCardRow[]
  /** How often an order's timeline has an entry of a kind, by `orderId kind`. */
  events: Map<string, number>
  /** How often the audit trail has an action on something, by `action entityId`. */
  audit: Map<string, number>
}

const counted = (rows: { name: string; count: number }[]) =>
  new Map(rows.map(({ name, count }) => [name, count]))

async function rows<T extends object>(sql: pg.Pool, text: string): Promise<T[]> {
  return (await sql.query<T>(text)).rows
}

async function readOrders(sql: pg.Pool): Promise<OrderRow[]> {
  const orders = await rows<Omit<OrderRow, 'items'>>(
    sql,
    `SELECT "id", "orderNumber" AS "number", "customerEmail" AS "email", "paymentId", "orderStatus" AS "status",
       ("totalAmount" * 100)::int AS "totalCents", ("giftCardAmount" * 100)::int AS "giftCardCents", "completedAt" IS NOT NULL AS "completed" FROM "Order"`,
  )
  const items = await rows<ItemRow>(
    sql,
    `SELECT "id", "orderId", "productId", ("productPrice" * 100)::int AS "priceCents", "quantity", "refundedQuantity",
       "delivery", "deliveredAt" IS NOT NULL AS "delivered" FROM "OrderItem"`,
  )
  const byOrder = grouped(items, ({ orderId }) => orderId)
  return orders.map((order) => ({ ...order, items: byOrder.get(order.id) ?? [] }))
}

/** Reads all books once. */
export async function readLedger(world: World, settled: Settled): Promise<Ledger> {
  const { sql, simulators, mailDir } = world
  return {
    world,
    settled,
    taken: await takenMoney(simulators),
    mails: await readMails(mailDir),
    orders: await readOrders(sql),
    payments: await rows(
      sql,
      `SELECT p."id", p."provider", p."status", p."sessionId", p."providerTransactionId" AS "transactionId", p."currency",
         (p."amount" * 100)::int AS "cents", (p."capturedAmount" * 100)::int AS "capturedCents",
         (p."refundedAmount" * 100)::int AS "refundedCents", p."capturedAt" IS NOT NULL AS "captured",
         coalesce(u."paid" * 100, 0)::int AS "cardCents", coalesce(u."paidBack" * 100, 0)::int AS "cardReturnedCents",
         coalesce(p."snapshot"->'giftCard'->>'amountCents', '0')::int AS "plannedCardCents"
       FROM "Payment" p LEFT JOIN (
         SELECT "paymentId", sum("paid") AS "paid", sum("paidBack") AS "paidBack" FROM "GiftCardUse" GROUP BY "paymentId"
       ) u ON u."paymentId" = p."id"`,
    ),
    keys: await rows(
      sql,
      `SELECT "id", "productId", "valueHash" AS "hash", "status", "paymentId", "orderItemId" AS "itemId",
         "reservedUntil" IS NOT NULL AS "hasTime",
         "status" = 'available' OR ("status" = 'reserved' AND "reservedUntil" < now()) AS "isFree" FROM "ProductKey"`,
    ),
    outbox: await rows(
      sql,
      `SELECT "id", "kind", "orderId", "toAddress" AS "to", "status", "attempts" FROM "Email"`,
    ),
    refunds: await rows(
      sql,
      `SELECT "id", "orderId", "paymentId", "status", "currency", ("amount" * 100)::int AS "cents", ("giftCardAmount" * 100)::int AS "cardCents", "origin" = 'store' AS "isOwn" FROM "Refund"`,
    ),
    giftCards: await rows(
      sql,
      `SELECT g."id", (g."faceValue" * 100)::int AS "faceCents", (g."balance" * 100)::int AS "balanceCents",
         (g."voided" * 100)::int AS "voidedCents", coalesce(sum(u."amount" - u."returned") * 100, 0)::int AS "usedCents"
       FROM "GiftCard" g LEFT JOIN "GiftCardUse" u ON u."giftCardId" = g."id" GROUP BY g."id"`,
    ),
    events: counted(
      await rows(
        sql,
        `SELECT "orderId" || ' ' || "kind" AS "name", count(*)::int AS "count" FROM "OrderEvent" GROUP BY 1`,
      ),
    ),
    audit: counted(
      await rows(
        sql,
        `SELECT "action" || ' ' || "entityId" AS "name", count(*)::int AS "count" FROM "AuditEntry" GROUP BY 1`,
      ),
    ),
  }
}
