import 'server-only'
import { AppError } from '@/lib/core/errors'
import { toDecimal } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import { currentTaxOfBuyer } from '@/lib/customers/taxes/current-tax-of-buyer'
import type { Order } from '@/lib/orders/contracts'
import { orderOfPayment } from '@/lib/orders/queries'
import { plannedCardCents } from '@/lib/payments/gift-card-part-of'
import type { Payment } from '@/lib/payments/payment'
import type { WalletProvider } from '@/lib/payments/provider'
import { paymentByReference } from '@/lib/payments/queries'
import { recordBuyer } from '@/lib/payments/record-buyer'
import { totalsOf } from '@/lib/pricing/totals'
import { captureWalletPayment } from '../capture-wallet-payment'
import { failureToError } from '../payment-errors'
import { consentOfWallet } from '../supply-consent'
import { buyerOfWallet } from './buyer-of-wallet'
import { orderOfExpress } from './order-of-express'

/** `order` is `null` while the wallet's `status` is another than COMPLETED: nothing was captured, or it is under review. */
export type ExpressResult = { status: string; order: Order | null; isNew: boolean }

const NOT_APPROVED = 'CREATED'
const UNDER_REVIEW = 'PENDING'

/**
 * Finishes a payment when its payer comes back from the wallet's own page: who bought is read from a wallet that says it, and
 * stored, so that a browser that dies now still gets its order; then the money is captured, and the order made. Calling it
 * again answers the same order.
 *
 * @throws AppError as captureWalletPayment; `invalid` naming `customer` where the wallet tells no address; `total_changed`
 *   where buyers of the country that it tells pay another tax; `invalid` naming `supplyConsent` where they are asked about
 *   immediate supply and this one has not agreed
 */
export async function finishExpressPayment(
  provider: WalletProvider,
  providerOrderId: string,
  sessionId: string,
): Promise<ExpressResult> {
  const payment = await expressPayment(provider, providerOrderId, sessionId)
  const earlier = await orderOfPayment(payment.id)
  if (earlier) return { status: 'COMPLETED', order: earlier, isNew: false }
  if (payment.status === 'held') return { status: UNDER_REVIEW, order: null, isNew: false }
  if (payment.capturedAt === null && !(await isApproved(provider, payment, providerOrderId)))
    return { status: NOT_APPROVED, order: null, isNew: false }
  const { status } = await captureWalletPayment(provider, providerOrderId, undefined, sessionId)
  if (status !== 'COMPLETED') return { status, order: null, isNew: false }
  return { status, ...(await orderOfExpress(payment.id)) }
}

async function expressPayment(
  { id, names, namesBuyer }: WalletProvider,
  providerOrderId: string,
  sessionId: string,
): Promise<Payment> {
  const payment = await paymentByReference([id], providerOrderId)
  if (payment?.isExpress === namesBuyer && payment.sessionId === sessionId) return payment
  throw new AppError('not_found', say('checkout.unknownWalletOrder', { wallet: names.method }))
}

/** @returns whether the payer has approved; stores who that is, where the wallet says it */
async function isApproved(
  provider: WalletProvider,
  payment: Payment,
  providerOrderId: string,
): Promise<boolean> {
  const wallet = provider.names.method
  const approval = await provider.findApproval(payment, providerOrderId)
  if (!approval.ok) throw failureToError(approval, say('checkout.walletNotReached', { wallet }))
  if (!approval.isApproved) return false
  if (!provider.namesBuyer) return true
  const buyer = buyerOfWallet(approval.buyer, wallet)
  await requireSameTax(payment, buyer.country ?? '', wallet)
  await recordBuyer(payment.id, buyer, await consentOfWallet(payment, buyer))
  return true
}

/**
 * The wallet may say another country than the shopper, whose tax is what was shown.
 *
 * @throws AppError `total_changed`, if buyers there pay another
 */
async function requireSameTax(
  { cart, currency }: Payment,
  country: string,
  wallet: string,
): Promise<void> {
  if (!cart?.tax || country === '' || country === cart.tax.country) return
  const [shown, theirs] = await Promise.all([
    currentTaxOfBuyer({ country: cart.tax.country }),
    currentTaxOfBuyer({ country }),
  ])
  if (shown.basisPoints === theirs.basisPoints) return
  const { totalCents } = totalsOf(cart.items, currency, theirs, cart.discountCents)
  const total = toDecimal(totalCents - plannedCardCents(cart))
  throw new AppError('total_changed', say('checkout.totalByCountry', { total, wallet }), {
    details: { total },
  })
}
