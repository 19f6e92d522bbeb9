import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { decimalOf } from '@/lib/core/money'
import { column, rowsOf } from '@/lib/core/rows'
import { openKey } from '@/lib/licences/key-crypto'
import { maskKey } from '@/lib/licences/key-rules'
import { isOrderOfAny } from '@/lib/service/library/address'
import type { Role } from '@/lib/staff/contracts'
import { may } from '@/lib/staff/roles'
import type { CustomerDetail } from './contracts'

// What there is under the addresses of a person, in lower case.

/** Bounds each list of the page. */
const MAX_ENTRIES = 100

const iso = (time: Date | null) => time?.toISOString() ?? null

/** The orders of addresses, as the others are found by them. */
const ordersOf = (emails: readonly string[]): Prisma.Sql =>
  Prisma.sql`(SELECT "id", "orderNumber", "createdAt" FROM "Order" WHERE ${isOrderOfAny(emails)}) o`

export async function notesOf(ids: readonly number[]): Promise<CustomerDetail['notes']> {
  const notes = await db().customerNote.findMany({
    where: { customerId: { in: [...ids] } },
    orderBy: { id: 'desc' },
    take: MAX_ENTRIES,
  })
  return notes.map((note) => ({ ...note, createdAt: note.createdAt.toISOString() }))
}

const boughtSchema = z.object({
  name: z.string(),
  productId: z.number(),
  pieces: z.number(),
  refundedPieces: z.number(),
  lastBoughtAt: z.date(),
})

export async function productsOf(emails: readonly string[]): Promise<CustomerDetail['products']> {
  const bought = await rowsOf(
    db(),
    boughtSchema,
    Prisma.sql`
    SELECT i."productId", (array_agg(i."productName" ORDER BY i."id" DESC))[1] AS "name",
           sum(i."quantity")::int AS "pieces", sum(i."refundedQuantity")::int AS "refundedPieces",
           max(o."createdAt") AS "lastBoughtAt"
    FROM ${ordersOf(emails)} JOIN "OrderItem" i ON i."orderId" = o."id"
    GROUP BY i."productId" ORDER BY "lastBoughtAt" DESC, i."productId" LIMIT ${MAX_ENTRIES}`,
  )
  return bought.map((one) => ({ ...one, lastBoughtAt: one.lastBoughtAt.toISOString() }))
}

const keyRowSchema = z.object({
  id: z.number(),
  productId: z.number(),
  productName: z.string(),
  orderNumber: z.string(),
  status: z.enum(column.KeyStatus),
  valueEncrypted: column.bytes,
  assignedAt: z.date().nullable(),
})

export async function keysOf(emails: readonly string[]): Promise<CustomerDetail['keys']> {
  const rows = await rowsOf(
    db(),
    keyRowSchema,
    Prisma.sql`
    SELECT k."id", k."valueEncrypted", k."status"::text AS "status", k."assignedAt", i."productId", i."productName",
           o."orderNumber"
    FROM ${ordersOf(emails)} JOIN "OrderItem" i ON i."orderId" = o."id" JOIN "ProductKey" k ON k."orderItemId" = i."id"
    ORDER BY k."assignedAt" DESC NULLS LAST, k."id" DESC LIMIT ${MAX_ENTRIES}`,
  )
  return rows.map(({ valueEncrypted, ...key }) => ({
    ...key,
    masked: maskKey(openKey(valueEncrypted)),
    assignedAt: iso(key.assignedAt),
  }))
}

const requestRowSchema = z.object({
  id: z.number(),
  message: z.string(),
  orderNumber: z.string(),
  reason: z.string(),
  status: z.enum(column.RefundRequestStatus),
  createdAt: z.date(),
})

export async function refundRequestsOf(
  emails: readonly string[],
): Promise<CustomerDetail['refundRequests']> {
  const rows = await rowsOf(
    db(),
    requestRowSchema,
    Prisma.sql`
    SELECT r."id", o."orderNumber", r."reason", r."message", r."status"::text AS "status", r."createdAt"
    FROM ${ordersOf(emails)} JOIN "RefundRequest" r ON r."orderId" = o."id"
    ORDER BY r."id" DESC LIMIT ${MAX_ENTRIES}`,
  )
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

const disputeRowSchema = z.object({
  id: z.string(),
  orderNumber: z.string().nullable(),
  reason: z.string(),
  status: z.enum(column.DisputeStatus),
  amount: column.decimal,
  currency: z.string(),
  openedAt: z.date(),
})

export async function disputesOf(emails: readonly string[]): Promise<CustomerDetail['disputes']> {
  const rows = await rowsOf(
    db(),
    disputeRowSchema,
    Prisma.sql`
    SELECT d."id", o."orderNumber", d."status"::text AS "status", d."reason", d."amount", d."currency", d."openedAt"
    FROM ${ordersOf(emails)} JOIN "Dispute" d ON d."orderId" = o."id"
    ORDER BY d."openedAt" DESC, d."id" LIMIT ${MAX_ENTRIES}`,
  )
  return rows.map((row) => ({
    ...row,
    amount: decimalOf(row.amount),
    openedAt: row.openedAt.toISOString(),
  }))
}

const messageRowSchema = z.object({
  id: z.number(),
  email: z.string(),
  status: z.enum(column.MessageStatus),
  subject: z.string(),
  createdAt: z.date(),
})

export async function messagesOf(emails: readonly string[]): Promise<CustomerDetail['messages']> {
  const rows = await rowsOf(
    db(),
    messageRowSchema,
    Prisma.sql`
    SELECT "id", "subject", "status"::text AS "status", lower("email") AS "email", "createdAt" FROM "ContactMessage"
    WHERE lower("email") = ANY(${emails}::text[]) ORDER BY "id" DESC LIMIT ${MAX_ENTRIES}`,
  )
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

const mailRowSchema = z.object({
  id: z.string(),
  email: z.string(),
  orderNumber: z.string().nullable(),
  status: z.enum(column.EmailStatus),
  kind: z.string(),
  createdAt: z.date(),
  sentAt: z.date().nullable(),
})

/** Kinds of mails that tell what only administrators may know. */
const CONFIDENTIAL = '^(newsletter|application|password)_'

/** What went to the addresses, whatever it was about. The owner's own notices are none of a customer. */
export async function mailsOf(
  emails: readonly string[],
  role: Role,
): Promise<CustomerDetail['mails']> {
  const shown = may(role, 'customers.data')
    ? Prisma.sql`true`
    : Prisma.sql`e."kind" !~ ${CONFIDENTIAL}`
  const rows = await rowsOf(
    db(),
    mailRowSchema,
    Prisma.sql`
    SELECT e."id", e."kind", e."status"::text AS "status", lower(e."toAddress") AS "email", e."createdAt", e."sentAt",
           o."orderNumber"
    FROM "Email" e LEFT JOIN "Order" o ON o."id" = e."orderId"
    WHERE lower(e."toAddress") = ANY(${emails}::text[]) AND NOT starts_with(e."kind", 'owner_') AND ${shown}
    ORDER BY e."createdAt" DESC, e."id" LIMIT ${MAX_ENTRIES}`,
  )
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    sentAt: iso(row.sentAt),
  }))
}
