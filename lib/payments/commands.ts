import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { toDecimal } from '@/lib/core/money'
import type { Customer } from '@/lib/customers/contracts'
import type { PaymentSnapshot } from './contracts'
import type { Amount } from './gateway'
import type { PaymentRow } from './queries'

export type NewPayment = {
  provider: PaymentRow['provider']
  /** `processing` when the provider is asked for the money at once, as with a card. */
  status: 'created' | 'processing'
  amountCents: number
  sessionId: string | null
  snapshot: PaymentSnapshot | null
  customer: Customer | null
  locale: string
  displayCurrency: string
}

/** The answer to a second try while the first still moves money. */
export const paymentInProgress = () =>
  new AppError(
    'payment_in_progress',
    'A payment for this cart is already being processed. Please wait a moment.',
  )

/** Two payments of one cart session take turns, so that they see each other. */
export async function lockSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`payment/${sessionId}`}, 0))`
}

/**
 * Stores a payment before the provider hears of it.
 *
 * @throws AppError `payment_in_progress` while another payment of the session moves money
 */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<PaymentRow> {
  const { amountCents, snapshot, customer, ...fields } = payment
  return refusingASecond(() =>
    tx.payment.create({
      data: {
        ...fields,
        id: newId(),
        amount: toDecimal(amountCents),
        currency: 'USD',
        snapshot: snapshot ?? Prisma.DbNull,
        customer: customer ?? Prisma.DbNull,
        processingSince: payment.status === 'processing' ? new Date() : null,
      },
    }),
  )
}

/** Turns the violation of "one in flight per session" into its answer. */
async function refusingASecond<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')
      throw paymentInProgress()
    throw error
  }
}

/** Remembers the wallet's order of a payment. */
export async function linkProviderOrder(paymentId: string, providerOrderId: string): Promise<void> {
  await db().payment.update({ where: { id: paymentId }, data: { providerOrderId } })
}

/** Marks that money is about to move. A call that never came back may be repeated after this time. */
const ABANDONED_AFTER_MS = 60_000

/** @throws AppError `payment_in_progress` when it, or another of its session, is under way */
export async function beginProcessing(tx: Tx, payment: PaymentRow): Promise<void> {
  const { count } = await refusingASecond(() =>
    tx.payment.updateMany({
      where: {
        id: payment.id,
        OR: [
          { status: { in: ['created', 'declined'] } },
          {
            status: 'processing',
            processingSince: { lt: new Date(Date.now() - ABANDONED_AFTER_MS) },
          },
        ],
      },
      data: { status: 'processing', processingSince: new Date() },
    }),
  )
  if (count === 0) throw paymentInProgress()
}

export type Captured = {
  transactionId: string | null
  amount: Amount
  cardType?: string
  lastFour?: string
}

/** Records what the provider says was captured. Nothing but a refund leads away from that. */
export async function recordCaptured(paymentId: string, captured: Captured): Promise<void> {
  await db().payment.updateMany({
    where: {
      id: paymentId,
      status: { in: ['created', 'processing', 'held', 'declined', 'failed'] },
    },
    data: {
      status: 'captured',
      capturedAmount: toDecimal(captured.amount.cents),
      capturedCurrency: captured.amount.currency,
      capturedAt: new Date(),
      ...(captured.transactionId ? { providerTransactionId: captured.transactionId } : {}),
      ...(captured.cardType ? { cardType: captured.cardType } : {}),
      ...(captured.lastFour ? { lastFour: captured.lastFour } : {}),
      failureCode: null,
      failureMessage: null,
      processingSince: null,
    },
  })
}

/** Records that the provider keeps the charge for review. */
export async function recordHeld(paymentId: string, held: Omit<Captured, 'amount'>): Promise<void> {
  await db().payment.updateMany({
    where: { id: paymentId, status: { in: ['created', 'processing'] } },
    data: {
      status: 'held',
      providerTransactionId: held.transactionId,
      cardType: held.cardType,
      lastFour: held.lastFour,
      processingSince: null,
    },
  })
}

/** Records that no money moved; `created` lets the payer try the same payment again. */
export async function recordNotPaid(
  tx: Tx,
  paymentId: string,
  status: 'created' | 'declined' | 'failed',
  failure: { code?: string; message: string },
): Promise<void> {
  await tx.payment.updateMany({
    where: { id: paymentId, status: { in: ['created', 'processing', 'held'] } },
    data: {
      status,
      failureCode: failure.code ?? null,
      failureMessage: failure.message,
      processingSince: null,
    },
  })
}
