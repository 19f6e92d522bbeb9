import 'server-only'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { Order } from '@/lib/orders/contracts'
import type { ConfirmationResult, ConfirmExpress } from '@/lib/payments/contracts'
import type { TokenBuyer } from '@/lib/payments/gateway'
import type { ElementsProvider } from '@/lib/payments/provider'
import { paymentByReference } from '@/lib/payments/queries'
import { requireOffered } from '@/lib/payments/require-offered'
import { sellingOrBase } from '@/lib/settings/rates/seller'
import { confirmElementsPayment, type ElementsCaller } from '../confirm-elements-payment'
import { failureToError } from '../payment-errors'
import { returnPages } from '../return-pages'
import { buyerOfWallet } from './buyer-of-wallet'
import { orderOfExpress } from './order-of-express'

/** `order`: of a payment that was captured; `null` while it is not. */
export type ExpressConfirmation = ConfirmationResult & { order: Order | null }

/**
 * Pays a session's cart by a token of a wallet's button in the provider's fields. Who buys is read of the token at the
 * provider, not believed of the browser, before anything is taken; then it is paid as by confirmElementsPayment, with the
 * tax of the country that the wallet names, and its order is made. A browser that dies meanwhile still gets its order.
 *
 * @throws AppError as confirmElementsPayment; `not_found` where the provider has no such buttons; `invalid` naming `customer`
 *   where the wallet tells no address; `total_changed` where buyers of the country that it tells pay another tax
 */
export async function confirmExpressPayment(
  provider: ElementsProvider,
  request: ConfirmExpress,
  caller: ElementsCaller,
): Promise<ExpressConfirmation> {
  const { wallet, buyer } = await namedBuyer(provider, request)
  const customer = buyerOfWallet(buyer, wallet)
  const { country = '' } = customer
  const answer = await confirmElementsPayment(
    provider,
    { ...request, customer, isExpress: true, ...(country && { country }) },
    caller,
    returnPages(provider, request.locale, '/checkout/review').approved,
  ).catch((error: unknown) => {
    throw byCountry(error, country === (request.country ?? country), wallet)
  })
  if (answer.status !== 'approved' || answer.transactionId === null)
    return { ...answer, order: null }
  const payment = await paymentByReference([provider.id], answer.transactionId)
  return { ...answer, order: payment && (await orderOfExpress(payment.id)).order }
}

async function namedBuyer(
  provider: ElementsProvider,
  { token, currency: asked }: ConfirmExpress,
): Promise<TokenBuyer> {
  if (!provider.findBuyer) throw new AppError('not_found', say('request.noSuchCall'))
  const { currency } = await sellingOrBase(asked)
  await requireOffered(provider, currency)
  const found = await provider.findBuyer(token, currency)
  if (found.ok) return found
  // Without an answer, too, nothing has begun.
  const reason = found.reason === 'unknown' ? 'unavailable' : found.reason
  throw failureToError(
    { ...found, reason },
    say('checkout.walletNotReached', { wallet: provider.names.company }),
  )
}

/** Says where another total comes from, where the shopper was shown that of another country. */
function byCountry(error: unknown, isSameCountry: boolean, wallet: string): unknown {
  if (isSameCountry || !(error instanceof AppError) || error.code !== 'total_changed') return error
  const { details } = error
  return new AppError(
    'total_changed',
    say('checkout.totalByCountry', { total: String(details?.total), wallet }),
    { details },
  )
}
