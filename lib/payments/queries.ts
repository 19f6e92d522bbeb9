import 'server-only'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { toCents } from '@/lib/core/money'
import { customerSchema } from '@/lib/customers/contracts'
import { paymentSnapshotSchema } from './contracts'
import type { PaymentStatus } from './lifecycle'
import type { Payment } from './payment'
import type { ProviderId } from './provider-ids'

type Row = Prisma.PaymentGetPayload<object>

/**
 * Converts a payment's row to the domain object: the only place where its amounts and documents are
 * parsed.
 */
export function toPayment(row: Row): Payment {
  const { capturedAmount, capturedCurrency, cardType, lastFour } = row
  return {
    id: row.id,
    provider: row.provider,
    status: row.status,
    amountCents: toCents(row.amount),
    captured:
      capturedAmount === null || capturedCurrency === null
        ? null
        : { cents: toCents(capturedAmount), currency: capturedCurrency },
    refundedCents: toCents(row.refundedAmount),
    cart: row.snapshot === null ? null : paymentSnapshotSchema.parse(row.snapshot),
    customer: row.customer === null ? null : customerSchema.parse(row.customer),
    sessionId: row.sessionId,
    networkHash: row.networkHash,
    locale: row.locale,
    displayCurrency: row.displayCurrency,
    providerOrderId: row.providerOrderId,
    providerTransactionId: row.providerTransactionId,
    card: cardType === null && lastFour === null ? null : { type: cardType, lastFour },
    createdAt: row.createdAt,
    processingSince: row.processingSince,
    capturedAt: row.capturedAt,
  }
}

/** A payment; throws when it does not exist. */
export async function paymentById(id: string, tx: Tx = db()): Promise<Payment> {
  return toPayment(await tx.payment.findUniqueOrThrow({ where: { id } }))
}

/** A payment found by what the browser calls its `paymentId`: the wallet's order, or a transaction. */
export async function paymentByReference(
  provider: ProviderId,
  reference: string,
): Promise<Payment | null> {
  const row = await db().payment.findFirst({
    where: {
      provider,
      OR: [{ providerOrderId: reference }, { providerTransactionId: reference }],
    },
  })
  return row && toPayment(row)
}

/**
 * The payments of a cart session that are in progress, or captured without an order, newest first. Read
 * by one statement: a charge that ends between two reads would be missed by both.
 */
export async function unclaimedPaymentsOf(tx: Tx, sessionId: string): Promise<Payment[]> {
  const rows = await tx.payment.findMany({
    where: { sessionId, status: { in: ['processing', 'captured', 'held'] }, order: null },
    orderBy: { createdAt: 'desc' },
  })
  return rows.map(toPayment)
}

/**
 * The states of a session's other payments that are in progress, or were captured since this one
 * started. Read by one statement; see {@link unclaimedPaymentsOf}.
 */
export async function competingPayments(
  tx: Tx,
  payment: Payment & { sessionId: string },
): Promise<PaymentStatus[]> {
  const others = await tx.payment.findMany({
    where: {
      sessionId: payment.sessionId,
      id: { not: payment.id },
      OR: [{ status: { in: ['processing', 'held'] } }, { capturedAt: { gt: payment.createdAt } }],
    },
    select: { status: true },
  })
  return others.map(({ status }) => status)
}

const MAX_OPEN = 100

/**
 * The payments that need attention, oldest first: those whose answer is overdue, those under review,
 * and those captured without an order.
 */
export async function openPayments(due: {
  askedBefore: Date
  capturedBefore: Date
}): Promise<string[]> {
  const rows = await db().payment.findMany({
    where: {
      OR: [
        { status: 'processing', processingSince: { lt: due.askedBefore } },
        { status: 'held' },
        { ...UNCLAIMED, capturedAt: { lt: due.capturedBefore } },
      ],
    },
    orderBy: { createdAt: 'asc' },
    take: MAX_OPEN,
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

const UNCLAIMED = { status: 'captured', order: null } as const satisfies Prisma.PaymentWhereInput

const MAX_UNCLAIMED = 100

/** Captured payments without an order, oldest first. A browser may still be about to post its order. */
export async function unclaimedPayments(): Promise<Payment[]> {
  const rows = await db().payment.findMany({
    where: UNCLAIMED,
    orderBy: { capturedAt: 'asc' },
    take: MAX_UNCLAIMED,
  })
  return rows.map(toPayment)
}

/** The number of {@link unclaimedPayments}. */
export const countUnclaimedPayments = (): Promise<number> =>
  db().payment.count({ where: UNCLAIMED })

/** The number of payments that were declined since then. */
export const declinesSince = (since: Date): Promise<number> =>
  db().payment.count({ where: { status: 'declined', updatedAt: { gt: since } } })
