import 'server-only'
import { AppError } from '@/lib/core/errors'
import type { StartWalletPayment } from '@/lib/payments/contracts'
import { linkProviderOrder } from '@/lib/payments/link-provider-order'
import { payerMarks } from '@/lib/payments/payer-marks'
import { walletProvider } from '@/lib/payments/providers'
import { recordSettlement } from '@/lib/payments/record-settlement'
import { requireOffered } from '@/lib/payments/require-offered'
import { describeItems } from './describe-items'
import { alreadyPaid } from './payment-errors'
import { startPayment } from './start-payment'

/**
 * Starts a wallet payment and creates the wallet's order.
 *
 * @returns the wallet's order id, which the browser uses from then on
 * @throws AppError as startPayment, and `provider_error`
 */
export async function startWalletPayment(
  request: StartWalletPayment,
  { sessionId, address, agent }: { sessionId: string | null; address: string; agent: string },
): Promise<{ id: string; status: string }> {
  const { mode } = await requireOffered(walletProvider)
  const payment = await startPayment({
    ...request,
    provider: walletProvider.id,
    status: 'created',
    payer: payerMarks({ sessionId, address, agent, card: null }),
    mode,
  })
  if (payment.status !== 'created') throw alreadyPaid()
  const order = await walletProvider.createOrder(payment, describeItems(payment))
  if (!order.ok) {
    const { message, providerCode: code } = order
    await recordSettlement(payment, { status: 'not_paid', event: 'fail', message, code })
    throw new AppError('provider_error', 'Failed to create PayPal order')
  }
  await linkProviderOrder(payment.id, order.providerOrderId)
  return { id: order.providerOrderId, status: 'CREATED' }
}
