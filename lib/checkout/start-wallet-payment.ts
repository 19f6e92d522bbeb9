import 'server-only'
import type { StartWalletPayment } from '@/lib/payments/contracts'
import type { WalletProvider } from '@/lib/payments/provider'
import { createWalletOrder, type WalletCaller } from './create-wallet-order'
import { returnPages } from './return-pages'

/**
 * Starts a wallet payment, which its payer approves in the wallet's window or on its page.
 *
 * @returns the wallet's order id, which the browser uses from then on, and the wallet's page
 * @throws AppError as startPayment, and `provider_error`
 */
export async function startWalletPayment(
  provider: WalletProvider,
  request: StartWalletPayment,
  caller: WalletCaller,
): Promise<{ id: string; status: string; approvalUrl?: string }> {
  const isElsewhere = provider.approvedOn === 'own_page'
  const pages = isElsewhere ? returnPages(provider, request.locale, '/checkout/payment') : undefined
  const { providerOrderId: id, approvalUrl } = await createWalletOrder(
    provider,
    request,
    caller,
    pages,
  )
  return { id, status: 'CREATED', ...(isElsewhere && approvalUrl !== null && { approvalUrl }) }
}
