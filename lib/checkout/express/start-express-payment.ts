import 'server-only'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { StartExpressPayment } from '@/lib/payments/contracts'
import type { WalletProvider } from '@/lib/payments/provider'
import { createWalletOrder, type WalletCaller } from '../create-wallet-order'
import { returnPages } from '../return-pages'

/**
 * Starts an express payment of a cart: the wallet's order, which its payer approves on the wallet's own page, and which
 * also says who buys.
 *
 * @returns the wallet's order id, and the page of the wallet; `null` where a simulator stands for it
 * @throws AppError as startPayment, and `provider_error`; `not_found` where the wallet does not say who buys
 */
export async function startExpressPayment(
  provider: WalletProvider,
  request: StartExpressPayment,
  caller: WalletCaller,
): Promise<{ id: string; approvalUrl: string | null }> {
  if (!provider.namesBuyer) throw new AppError('not_found', say('request.noSuchCall'))
  const pages = returnPages(provider, request.locale, '/checkout/review')
  const order = await createWalletOrder(provider, { ...request, isExpress: true }, caller, pages)
  return { id: order.providerOrderId, approvalUrl: order.approvalUrl }
}
