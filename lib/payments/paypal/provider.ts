import 'server-only'
import { processWide } from '@/lib/core/process-wide'
import { packed, say } from '@/lib/core/server-text'
import { isAuthenticationAsked } from '@/lib/payments/authentication-asked'
import { capturedTransactionOf } from '@/lib/payments/captured-transaction'
import type { GatewayFailure, WalletCapture, WalletGateway } from '@/lib/payments/gateway'
import type { Payment } from '@/lib/payments/payment'
import type { RefundAnswer, RefundOrder, WalletProvider } from '@/lib/payments/provider'
import {
  accountsOf,
  allAccounts,
  gatewayOf,
  offerOf,
  type SingleAccountSource,
} from '@/lib/payments/provider-accounts'
import { providerTimeoutMs } from '@/lib/payments/provider-timeout'
import { settlementOfCapture } from '@/lib/payments/settlement'
import { isSimulated, type PayPalAccount, payPalFrom, payPalFromEnvironment } from './account'
import { cardFieldsOf, cardFieldsSources } from './card-fields'
import { checkPayPalNotice } from './check-notice'
import { PAYPAL_CURRENCIES } from './currencies'
import { createPayPalGateway } from './gateway'
import { listPayPalDisputes } from './list-disputes'
import { listPayPalTransactions } from './list-transactions'
import { DEVICE_WALLET_SOURCES } from './page-sources'
import { PAYPAL_REACH_DAYS, payPalPayouts } from './payouts'
import { paypalPlugin } from './plugin'
import { payPalNoticeHead, readPayPalNotice } from './read-notice'
import { REFUSALS } from './refusals'
import { cardActionOn } from './three-d-secure'

/** They cache access tokens. */
const gateways = processWide('PayPal gateways', new Map<string, WalletGateway>())

const SOURCE: SingleAccountSource<PayPalAccount, WalletGateway> = {
  plugin: paypalPlugin,
  method: 'PayPal',
  fromEnvironment: payPalFromEnvironment,
  fromPlugin: payPalFrom,
  isSame: (one, other) => one.clientId === other.clientId && one.apiUrl === other.apiUrl,
  createGateway: (account) => createPayPalGateway({ ...account, timeoutMs: providerTimeoutMs() }),
  gateways,
}

const accounts = async () => allAccounts(await accountsOf(SOURCE), SOURCE.isSame)

const gateway = (payment: Payment) => gatewayOf(SOURCE, payment)

async function refund(payment: Payment, { id, amount }: RefundOrder): Promise<RefundAnswer> {
  const { refund } = await gateway(payment)
  return refund({
    paymentId: payment.id,
    captureId: capturedTransactionOf(payment),
    amount,
    refundKey: id,
  })
}

/** PayPal's buttons only approve orders of PayPal's own API, not of a simulator. */
const buttonsClientId = (account: PayPalAccount | null): string | null =>
  account && !isSimulated(account) ? account.clientId : null

/** What the shopper is told where the money of a card is not taken, by what his bank said. */
const NOT_AUTHENTICATED = {
  try_again: { providerCode: 'AUTHENTICATION_OPEN', message: packed(say('checkout.bankNotHeard')) },
  pay_otherwise: {
    providerCode: 'AUTHENTICATION_REFUSED',
    message: packed(say('checkout.bankRefused')),
  },
} as const

/** Takes the money of a card only where its bank, as PayPal knows it, bears the loss, or nobody had to ask it. */
async function captureCard(
  { findAuthentication, captureOrder }: WalletGateway,
  payment: Payment,
  providerOrderId: string,
): Promise<WalletCapture | GatewayFailure> {
  const found = await findAuthentication({ providerOrderId })
  if (!found.ok) return found
  const { authentication } = found
  const action = cardActionOn(authentication)
  const said = authentication ? { authentication } : {}
  if (action !== 'capture')
    return { ok: false, reason: 'declined', ...NOT_AUTHENTICATED[action], ...said }
  const captured = await captureOrder({ paymentId: payment.id, providerOrderId })
  if (captured.ok || captured.reason !== 'declined') return { ...said, ...captured }
  const { providerCode } = captured
  return {
    ...captured,
    ...said,
    message: packed(say('checkout.cardDeclined')),
    providerCode: isAuthenticationAsked(providerCode) ? providerCode : 'INSTRUMENT_DECLINED',
  }
}

/** PayPal as the store's wallet, whose account takes cards, too. */
export const payPal: WalletProvider = {
  id: 'paypal',
  kind: 'wallet',
  approvedOn: 'window',
  namesBuyer: true,
  refusals: REFUSALS,
  paymentMethod: 'paypal',
  names: { method: SOURCE.method, company: 'PayPal' },
  async offer(tx) {
    const accounts = await accountsOf(SOURCE, tx)
    return {
      ...offerOf(accounts, () => PAYPAL_CURRENCIES),
      buttonsClientId: buttonsClientId(accounts.current),
    }
  },

  async pageSources() {
    const { offered, current } = await accountsOf(SOURCE)
    if (!offered || !current) return []
    return [
      ...(buttonsClientId(current) === null ? [] : [DEVICE_WALLET_SOURCES]),
      ...(current.takesCards ? cardFieldsSources(current) : []),
    ]
  },

  cards: {
    async offer(tx) {
      const accounts = await accountsOf(SOURCE, tx)
      const { isOffered, ...offer } = offerOf(accounts, () => PAYPAL_CURRENCIES)
      const takesCards = accounts.current?.takesCards ?? false
      return {
        ...offer,
        isOffered: isOffered && takesCards,
        fields: takesCards ? cardFieldsOf(accounts.current) : null,
      }
    },
  },

  async requireAccount(payment) {
    await gateway(payment)
  },

  async createOrder(payment, description, returnPages) {
    const { createOrder } = await gateway(payment)
    const amount = { cents: payment.amountCents, currency: payment.currency }
    const { id: paymentId, isByCard } = payment
    return createOrder({ paymentId, amount, description, returnPages, isByCard })
  },

  async findApproval(payment, providerOrderId) {
    const { findApproval } = await gateway(payment)
    return findApproval({ providerOrderId })
  },

  async capture(payment, providerOrderId) {
    const own = await gateway(payment)
    return payment.isByCard
      ? captureCard(own, payment, providerOrderId)
      : own.captureOrder({ paymentId: payment.id, providerOrderId })
  },

  async lookUp(payment) {
    const { providerOrderId } = payment
    if (!providerOrderId)
      return { status: 'not_paid', event: 'fail', message: 'No PayPal order was created' }
    const { findOrder } = await gateway(payment)
    return settlementOfCapture(await findOrder({ providerOrderId }))
  },

  refund,

  /** PayPal remembers a key for weeks, so the refund can be requested again with it. */
  async refundAgain(payment, order) {
    if (!order.providerRefundId) return refund(payment, order)
    const { findRefund } = await gateway(payment)
    return findRefund({ refundId: order.providerRefundId })
  },

  checkNotice: async (message) => checkPayPalNotice(message, await accounts()),
  noticeHead: payPalNoticeHead,
  readNotice: async (body) => readPayPalNotice(body),

  async listTransactions(period) {
    const listed = []
    for (const account of await accounts())
      listed.push(...(await listPayPalTransactions(account, period)))
    return listed
  },

  async *listDisputes(since) {
    for (const account of await accounts())
      yield* listPayPalDisputes({ ...account, timeoutMs: providerTimeoutMs() }, since)
  },

  payouts: {
    reachDays: PAYPAL_REACH_DAYS,
    namesMovements: false,
    accounts: async () =>
      (await accounts()).map((account) =>
        payPalPayouts({ ...account, timeoutMs: providerTimeoutMs() }),
      ),
    feeRates: async () => null,
  },
}
