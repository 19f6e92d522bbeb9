import 'server-only'
import { db, type Prisma } from '@/lib/core/db'
import { toCents } from '@/lib/core/money'
import { customerSchema } from '@/lib/customers/contracts'
import { type PaymentSnapshot, paymentSnapshotSchema } from './contracts'

export type PaymentRow = Prisma.PaymentGetPayload<object>

/** A payment found by what the browser calls its `paymentId`: the wallet's order, or a transaction. */
export function paymentByReference(
  provider: PaymentRow['provider'],
  reference: string,
): Promise<PaymentRow | null> {
  return db().payment.findFirst({
    where: {
      provider,
      OR: [
        ...(provider === 'paypal' ? [{ providerOrderId: reference }] : []),
        { providerTransactionId: reference },
      ],
    },
  })
}

/** The cart that a payment began with; `null` when its client sent no cart session. */
export function snapshotOf(payment: Pick<PaymentRow, 'snapshot'>): PaymentSnapshot | null {
  return payment.snapshot === null ? null : paymentSnapshotSchema.parse(payment.snapshot)
}

/** The buyer that a payment began with; `null` when its client sent none. */
export function customerOf(payment: Pick<PaymentRow, 'customer'>) {
  return payment.customer === null ? null : customerSchema.parse(payment.customer)
}

/** What was captured, in cents with its currency; `null` before. */
export function capturedOf(payment: PaymentRow): { cents: number; currency: string } | null {
  if (payment.capturedAmount === null || payment.capturedCurrency === null) return null
  return { cents: toCents(payment.capturedAmount), currency: payment.capturedCurrency }
}
