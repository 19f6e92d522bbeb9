import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { toDecimal } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import type { FreePayment } from '@/lib/payments/contracts'
import { payerMarks } from '@/lib/payments/payer-marks'
import type { Payment } from '@/lib/payments/payment'
import type { Provider } from '@/lib/payments/provider'
import { movePayment } from '@/lib/payments/transition'
import { sellingOrBase } from '@/lib/settings/rates/seller'
import { alreadyPaid } from './payment-errors'
import { startPayment } from './start-payment'

/** Whose cart it is, and where the call comes from. */
export type Caller = { sessionId: string; address: string; agent: string }

/**
 * Completes a payment in which no money moves, in the transaction that starts it, so there is nothing to wait for.
 *
 * @param isRight whether the cart, as the payment has it, is what the shopper was shown
 * @returns the payment; the same for a second click
 * @throws AppError as startPayment; `total_changed` for another cart; `conflict` when it was paid otherwise already
 */
export async function payWithinStore(
  provider: Provider,
  request: FreePayment,
  { sessionId, address, agent }: Caller,
  isRight: (tx: Tx, payment: Payment) => Promise<boolean>,
): Promise<Payment> {
  if (!request.customer) throw invalidField('customer', say('checkout.nameBuyer'))
  const payment = await startPayment({
    ...request,
    amount: 0,
    currency: (await sellingOrBase(request.currency)).currency,
    provider: provider.id,
    status: 'processing',
    payer: payerMarks({ sessionId, address, agent, card: null }),
    mode: 'live',
    finish: async (tx, started) => {
      if (!(await isRight(tx, started))) throw otherTotal(started)
      await capture(tx, started)
    },
  })
  if (payment.provider !== provider.id) throw alreadyPaid()
  return payment
}

function otherTotal({ cart }: Payment): AppError {
  const total = toDecimal(cart?.totalCents ?? 0)
  return new AppError('total_changed', say('checkout.totalChanged', { total }), {
    details: { total },
  })
}

async function capture(tx: Tx, { id, currency }: Payment): Promise<void> {
  const captured = { capturedAmount: '0.00', capturedCurrency: currency, providerTransactionId: id }
  if (!(await movePayment(tx, id, 'capture', captured)))
    throw new Error(`Payment ${id} cannot be captured as it is`)
}
