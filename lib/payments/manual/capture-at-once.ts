import 'server-only'
import type { Tx } from '@/lib/core/db'
import { toDecimal } from '@/lib/core/money'
import type { Payment } from '@/lib/payments/payment'
import { movePayment } from '@/lib/payments/transition'
import type { ManualMeans } from './means'

export type Received = {
  means: ManualMeans
  reference: string
  /** A day such as `2026-11-30`. */
  receivedOn: string
}

/**
 * Captures a payment of which nothing has to be asked of anybody, in the transaction that stored it.
 *
 * @param received how the money came; `null` where there is nothing to pay
 */
export async function captureAtOnce(
  tx: Tx,
  { id, amountCents, currency }: Pick<Payment, 'id' | 'amountCents' | 'currency'>,
  received: Received | null,
): Promise<void> {
  const isCaptured = await movePayment(tx, id, 'capture', {
    capturedAmount: toDecimal(amountCents),
    capturedCurrency: currency,
    providerTransactionId: id,
    // Nobody keeps a part of it.
    providerFee: '0.00',
  })
  if (!isCaptured) throw new Error(`Payment ${id} cannot be captured as it is`)
  if (received)
    await tx.manualPayment.create({
      data: {
        ...received,
        paymentId: id,
        receivedOn: new Date(`${received.receivedOn}T00:00:00Z`),
      },
    })
}
