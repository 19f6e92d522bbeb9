import 'server-only'
import { AppError, invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { ReturnPages, WalletOrder } from '@/lib/payments/gateway'
import { linkProviderOrder } from '@/lib/payments/link-provider-order'
import { payerMarks } from '@/lib/payments/payer-marks'
import type { Offer, WalletProvider } from '@/lib/payments/provider'
import { notOffered } from '@/lib/payments/provider-accounts'
import { recordSettlement } from '@/lib/payments/record-settlement'
import { requireOffered } from '@/lib/payments/require-offered'
import { payableFrom } from '@/lib/payments/where-offered'
import { requireSelling } from '@/lib/settings/rates/seller'
import { describeItems } from './describe-items'
import { alreadyPaid } from './payment-errors'
import { type PaymentStart, startPayment } from './start-payment'

export type WalletCaller = { sessionId: string | null; address: string; agent: string }

/**
 * Starts a wallet payment and creates the wallet's order.
 *
 * @param returnPages where the payer approves on the wallet's own page
 * @throws AppError as startPayment, and `provider_error`
 */
export async function createWalletOrder(
  provider: WalletProvider,
  request: Omit<PaymentStart, 'provider' | 'status' | 'payer' | 'mode'>,
  { sessionId, address, agent }: WalletCaller,
  returnPages?: ReturnPages,
): Promise<WalletOrder> {
  const { currency } = await requireSelling(request.currency)
  const { names, offer, cards } = provider
  const offered = request.isByCard ? (cards?.offer ?? notTaken) : offer
  const { mode, countries } = await requireOffered({ names, offer: offered }, currency)
  requireCountry(provider, payableFrom(countries, currency, request.customer?.country ?? ''))
  const payment = await startPayment({
    ...request,
    provider: provider.id,
    status: 'created',
    payer: payerMarks({ sessionId, address, agent, card: null }),
    mode,
  })
  if (payment.status !== 'created') throw alreadyPaid()
  const order = await provider.createOrder(payment, describeItems(payment), returnPages)
  if (!order.ok) {
    const { message, providerCode: code } = order
    await recordSettlement(payment, { status: 'not_paid', event: 'fail', message, code })
    const wallet = provider.names.method
    throw new AppError('provider_error', say('checkout.walletOrderFailed', { wallet }))
  }
  await linkProviderOrder(payment.id, order.providerOrderId)
  return order
}

/** Of a wallet that takes no cards. */
const notTaken = async (): Promise<Offer> => ({ isOffered: false, mode: null, currencies: [] })

/** @throws AppError when the wallet is not for buyers of this country, or it has to be known which one it is */
function requireCountry({ names }: WalletProvider, countries: readonly string[] | null): void {
  if (countries === null || countries.length === 1) return
  if (countries.length === 0) throw notOffered(names.method)
  throw invalidField(
    'customer.country',
    say('checkout.sayCountryForWallet', { wallet: names.method }),
  )
}
