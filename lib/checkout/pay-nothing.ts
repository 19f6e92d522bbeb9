import 'server-only'
import { keyedHash } from '@/lib/core/crypto'
import { emailKey } from '@/lib/customers/email-key'
import { consumeLimit } from '@/lib/http/rate-limit'
import type { FreePayment, FreePaymentResult } from '@/lib/payments/contracts'
import type { Payment } from '@/lib/payments/payment'
import { freeProvider } from '@/lib/payments/providers'
import { FREE_PIECES_OF_BUYER, FREE_PIECES_OF_NETWORK } from './limits'
import { type Caller, payWithinStore } from './pay-within-store'

/**
 * Completes a cart that costs nothing.
 *
 * @returns what the payment is called; the same for a second click
 * @throws AppError as payWithinStore; `total_changed` when it costs something; `rate_limited` for an address or a network
 *   that has had too much for nothing
 */
export async function payNothing(request: FreePayment, caller: Caller): Promise<FreePaymentResult> {
  const { id } = await payWithinStore(freeProvider, request, caller, async (_, payment) => {
    if (payment.cart?.totalCents !== 0) return false
    await countPieces(payment, caller.address)
    return true
  })
  return { status: 'approved', transactionId: id }
}

async function countPieces({ cart, customer }: Payment, network: string): Promise<void> {
  const pieces = (cart?.items ?? []).reduce((sum, { quantity }) => sum + quantity, 0)
  const buyer = keyedHash(emailKey(customer?.email ?? ''), 'rate-limit')
  await consumeLimit(FREE_PIECES_OF_NETWORK, network, pieces)
  await consumeLimit(FREE_PIECES_OF_BUYER, buyer, pieces)
}
