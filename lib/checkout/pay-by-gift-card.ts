import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { parseDecimal, toDecimal } from '@/lib/core/money'
import type { GiftCardPayment, GiftCardPaymentResult } from '@/lib/payments/contracts'
import { payerMarks } from '@/lib/payments/payer-marks'
import type { Payment } from '@/lib/payments/payment'
import { giftCardProvider } from '@/lib/payments/providers'
import { movePayment } from '@/lib/payments/transition'
import { alreadyPaid } from './payment-errors'
import { startPayment } from './start-payment'

/**
 * Pays a session's whole cart with its gift card: what it costs is taken from the card in the transaction that says that
 * it is paid, so there is nothing to wait for.
 *
 * @returns what the payment is called; the same for a second click
 * @throws AppError as startPayment; `total_changed` when the card does not pay all, or another amount
 */
export async function payByGiftCard(
  { amount, ...request }: GiftCardPayment,
  { sessionId, address, agent }: { sessionId: string; address: string; agent: string },
): Promise<GiftCardPaymentResult> {
  if (!request.customer)
    throw invalidField('customer', 'customer must name the buyer of what a gift card pays')
  const payment = await startPayment({
    ...request,
    amount: 0,
    currency: 'USD',
    provider: giftCardProvider.id,
    status: 'processing',
    payer: payerMarks({ sessionId, address, agent, card: null }),
    mode: 'live',
    finish: (tx, payment) => capture(tx, payment, parseDecimal(amount)),
  })
  const { id, provider, cart } = payment
  if (provider !== giftCardProvider.id || !cart?.giftCard) throw alreadyPaid()
  return { status: 'approved', transactionId: id, lastFour: cart.giftCard.lastFour }
}

/** @param cents what the shopper was shown */
async function capture(tx: Tx, { id, cart }: Payment, cents: number | null): Promise<void> {
  const total = cart?.totalCents ?? 0
  if (!cart?.giftCard || cents !== total)
    throw new AppError(
      'total_changed',
      `The total of your cart is now $${toDecimal(total)}. Please review your order.`,
      { details: { total: toDecimal(total) } },
    )
  const captured = { capturedAmount: '0.00', capturedCurrency: 'USD', providerTransactionId: id }
  if (!(await movePayment(tx, id, 'capture', captured)))
    throw new Error(`Payment ${id} can not be captured as it is`)
}
