import 'server-only'
import { env } from '@/lib/core/env'
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales'
import { getPathname } from '@/lib/i18n/paths'
import type { StartExpressPayment } from '@/lib/payments/contracts'
import type { WalletProvider } from '@/lib/payments/provider'
import { inAddress } from '@/lib/payments/provider-ids'
import { createWalletOrder, type WalletCaller } from '../create-wallet-order'

/**
 * Starts an express payment of a cart: the wallet's order, which its payer approves on the wallet's own page, and which
 * also says who buys.
 *
 * @returns the wallet's order id, and the page of the wallet; `null` where a simulator stands for it
 * @throws AppError as startPayment, and `provider_error`
 */
export async function startExpressPayment(
  provider: WalletProvider,
  request: StartExpressPayment,
  caller: WalletCaller,
): Promise<{ id: string; approvalUrl: string | null }> {
  const locale = isLocale(request.locale) ? request.locale : DEFAULT_LOCALE
  const page = (href: string) => `${env().SITE_URL}${getPathname({ href, locale })}`
  const order = await createWalletOrder(provider, { ...request, isExpress: true }, caller, {
    approved: page(`/checkout/express?provider=${inAddress(provider.id)}`),
    cancelled: page('/checkout/review'),
  })
  return { id: order.providerOrderId, approvalUrl: order.approvalUrl }
}
