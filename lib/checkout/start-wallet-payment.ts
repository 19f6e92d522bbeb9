import 'server-only'
import type { StartWalletPayment } from '@/lib/payments/contracts'
import type { WalletProvider } from '@/lib/payments/provider'
import { createWalletOrder, type WalletCaller } from './create-wallet-order'

/**
 * Starts a wallet payment, which its payer approves in the wallet's window.
 *
 * @returns the wallet's order id, which the browser uses from then on
 * @throws AppError as startPayment, and `provider_error`
 */
export async function startWalletPayment(
  provider: WalletProvider,
  request: StartWalletPayment,
  caller: WalletCaller,
): Promise<{ id: string; status: string }> {
  const order = await createWalletOrder(provider, request, caller)
  return { id: order.providerOrderId, status: 'CREATED' }
}
