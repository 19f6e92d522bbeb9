import 'server-only'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { toCents } from '@/lib/core/money'
import { storedCustomerSchema } from '@/lib/customers/contracts'
import { storedCurrency } from '@/lib/i18n/currencies'
import { paymentSnapshotSchema } from './contracts'
import { namesOfCards } from './gift-card-part-of'
import type { PaymentStatus } from './lifecycle'
import type { Payment } from './payment'
import type { ProviderId } from './provider-ids'
import type { PaymentReference } from './provider-notice'
import { supplyConsentSchema } from './supply-consent'

/** What {@link toPayment} needs. */
export const PAYMENT_FIELDS = {
  giftCardUses: {
    include: { giftCard: { select: { lastFour: true } } },
    orderBy: [{ place: 'asc' }, { giftCardId: 'asc' }],
  },
} as const satisfies Prisma.PaymentInclude

type Row = Prisma.PaymentGetPayload<{ include: typeof PAYMENT_FIELDS }>

/**
 * Converts a payment's row to the domain object: the only place where its amounts and documents are
 * parsed.
 */
export function toPayment(row: Row): Payment {
  const { capturedAmount, capturedCurrency, cardType, lastFour, giftCardUses: uses } = row
  return {
    id: row.id,
    provider: row.provider,
    status: row.status,
    amountCents: toCents(row.amount),
    currency: storedCurrency(row.currency),
    captured:
      capturedAmount === null || capturedCurrency === null
        ? null
        : { cents: toCents(capturedAmount), currency: capturedCurrency },
    refundedCents: toCents(row.refundedAmount),
    feeCents: row.providerFee && toCents(row.providerFee),
    feeIsEstimated: row.feeIsEstimated,
    cart: row.snapshot === null ? null : paymentSnapshotSchema.parse(row.snapshot),
    giftCard: paidByCards(uses),
    customer: row.customer === null ? null : storedCustomerSchema.parse(row.customer),
    isExpress: row.isExpress,
    isByCard: row.isByCard,
    sessionId: row.sessionId,
    networkHash: row.networkHash,
    locale: row.locale,
    displayCurrency: row.displayCurrency,
    providerOrderId: row.providerOrderId,
    providerTransactionId: row.providerTransactionId,
    providerAccount: row.providerAccount,
    card: cardType === null && lastFour === null ? null : { type: cardType, lastFour },
    networkCountry: row.networkCountry,
    meansCountry: row.meansCountry,
    supplyConsent: row.supplyConsent === null ? null : supplyConsentSchema.parse(row.supplyConsent),
    createdAt: row.createdAt,
    processingSince: row.processingSince,
    capturedAt: row.capturedAt,
  }
}

function paidByCards(uses: Row['giftCardUses']): Payment['giftCard'] {
  if (uses.length === 0) return null
  return {
    ids: uses.map(({ giftCardId }) => giftCardId),
    lastFour: namesOfCards(uses.map(({ giftCard }) => giftCard)),
    cents: uses.reduce((sum, { paid }) => sum + toCents(paid), 0),
    returnedCents: uses.reduce((sum, { paidBack }) => sum + toCents(paidBack), 0),
  }
}

/** A payment; throws when it does not exist. */
export async function paymentById(id: string, tx: Tx = db()): Promise<Payment> {
  return toPayment(await tx.payment.findUniqueOrThrow({ where: { id }, include: PAYMENT_FIELDS }))
}

/** A payment, or `null`. */
export async function findPayment(id: string, tx: Tx = db()): Promise<Payment | null> {
  const row = await tx.payment.findUnique({ where: { id }, include: PAYMENT_FIELDS })
  return row && toPayment(row)
}

/** A payment found by what the browser calls its `paymentId`: the wallet's order, or a transaction; with any of some providers. */
export async function paymentByReference(
  providers: readonly ProviderId[],
  reference: string,
): Promise<Payment | null> {
  const row = await db().payment.findFirst({
    where: {
      provider: { in: [...providers] },
      OR: [{ providerOrderId: reference }, { providerTransactionId: reference }],
    },
    include: PAYMENT_FIELDS,
  })
  return row && toPayment(row)
}

/** A session's payment that is in progress with one of some providers, and that it has answered already; or `null`. */
export async function processingPaymentWith(
  providers: readonly ProviderId[],
  sessionId: string,
): Promise<Payment | null> {
  if (providers.length === 0) return null
  const row = await db().payment.findFirst({
    where: {
      sessionId,
      status: 'processing',
      provider: { in: [...providers] },
      providerTransactionId: { not: null },
    },
    include: PAYMENT_FIELDS,
  })
  return row && toPayment(row)
}

/** The whole range of ids that begin with these 20 characters. */
const idsBeginning = (beginning: string): Prisma.UuidFilter => {
  const uuid = (rest: string) =>
    (beginning + rest.repeat(12)).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { gte: uuid('0'), lte: uuid('f') }
}

/** A payment as its provider names it; `null` when it is none of this store's. */
export async function paymentNamed(
  provider: ProviderId,
  { paymentId, transactionId, idBeginning }: PaymentReference,
): Promise<Payment | null> {
  const ways: Prisma.PaymentWhereInput[] = [
    ...(paymentId ? [{ id: paymentId }] : []),
    ...(transactionId ? [{ providerTransactionId: transactionId }] : []),
    ...(/^[0-9a-f]{20}$/.test(idBeginning ?? '') ? [{ id: idsBeginning(idBeginning ?? '') }] : []),
  ]
  if (ways.length === 0) return null
  const row = await db().payment.findFirst({
    where: { provider, OR: ways },
    include: PAYMENT_FIELDS,
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
    include: PAYMENT_FIELDS,
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

const UNCLAIMED = { awaitsOrder: true } as const satisfies Prisma.PaymentWhereInput

const MAX_UNCLAIMED = 100

/** Captured payments without an order, oldest first. A browser may still be about to post its order. */
export async function unclaimedPayments(): Promise<Payment[]> {
  const rows = await db().payment.findMany({
    where: UNCLAIMED,
    orderBy: { capturedAt: 'asc' },
    take: MAX_UNCLAIMED,
    include: PAYMENT_FIELDS,
  })
  return rows.map(toPayment)
}

/** The number of {@link unclaimedPayments}. */
export const countUnclaimedPayments = (): Promise<number> =>
  db().payment.count({ where: UNCLAIMED })

/** The number of payments that their provider holds for review. */
export const countHeldPayments = (): Promise<number> =>
  db().payment.count({ where: { status: 'held' } })

/** The number of payments that were declined since then. */
export const declinesSince = (since: Date): Promise<number> =>
  db().payment.count({ where: { status: 'declined', updatedAt: { gt: since } } })
