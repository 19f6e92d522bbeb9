import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { processWide } from '@/lib/core/process-wide'
import { capturedTransactionOf } from '@/lib/payments/captured-transaction'
import { readFeeRates } from '@/lib/payments/fee-rates'
import type { CardGateway } from '@/lib/payments/gateway'
import type { Payment } from '@/lib/payments/payment'
import type { CardProvider, RefundAnswer, RefundOrder } from '@/lib/payments/provider'
import {
  accountsOf,
  allAccounts,
  gatewayOf,
  notOffered,
  offerOf,
  type SingleAccountSource,
} from '@/lib/payments/provider-accounts'
import { providerTimeoutMs } from '@/lib/payments/provider-timeout'
import { settlementOfFoundCharge } from '@/lib/payments/settlement'
import { storedPlugin } from '@/lib/plugins/queries'
import { acceptJsOf, acceptJsSources } from './accept-js'
import { type AuthorizeNetAccount, authorizeNetFrom, authorizeNetFromEnvironment } from './account'
import { checkAuthorizeNetNotice } from './check-notice'
import { createAuthorizeNetGateway } from './gateway'
import { listAuthorizeNetTransactions } from './list-transactions'
import { AUTHORIZE_NET_REACH_DAYS, authorizeNetPayouts } from './payouts'
import { authorizeNetPlugin } from './plugin'
import { authorizeNetNoticeHead, readAuthorizeNetNotice } from './read-notice'
import { REFUSALS } from './refusals'

/** A charge still unknown to Authorize.Net after this time never happened. */
const UNKNOWN_CHARGE_GRACE_MS = 3 * 60_000

const gateways = processWide('Authorize.Net gateways', new Map<string, CardGateway>())

const SOURCE: SingleAccountSource<AuthorizeNetAccount, CardGateway> = {
  plugin: authorizeNetPlugin,
  method: 'Payment by card',
  fromEnvironment: authorizeNetFromEnvironment,
  fromPlugin: authorizeNetFrom,
  isSame: (one, other) => one.loginId === other.loginId && one.apiUrl === other.apiUrl,
  createGateway: (account) =>
    createAuthorizeNetGateway({ ...account, timeoutMs: providerTimeoutMs() }),
  gateways,
}

const accounts = async () => allAccounts(await accountsOf(SOURCE), SOURCE.isSame)

const gateway = (payment: Payment) => gatewayOf(SOURCE, payment)

const isWhole = (payment: Payment, { amount }: RefundOrder) =>
  payment.captured?.cents === amount.cents

async function refund(payment: Payment, order: RefundOrder): Promise<RefundAnswer> {
  const { refund } = await gateway(payment)
  return refund({
    paymentId: payment.id,
    transactionId: capturedTransactionOf(payment),
    lastFour: payment.card?.lastFour ?? '',
    amount: order.amount,
    whole: isWhole(payment, order),
    refundKey: order.id,
  })
}

const PARTS = {
  settled: 'possible',
  not_settled: 'after_settlement',
  gone: 'impossible',
} as const

/** Authorize.Net, which charges the store's cards. */
export const authorizeNet: CardProvider = {
  id: 'authorize_net',
  kind: 'card',
  refusals: REFUSALS,
  paymentMethod: 'card',
  isCardForm: true,
  names: { method: SOURCE.method, company: 'The card processor' },
  async offer(tx) {
    const accounts = await accountsOf(SOURCE, tx)
    return {
      ...offerOf(accounts, ({ currency }) => [currency]),
      acceptJs: acceptJsOf(accounts.current),
    }
  },

  async pageSources() {
    const { offered, current } = await accountsOf(SOURCE)
    return offered ? acceptJsSources(current) : []
  },

  async requireAccount(payment) {
    await gateway(payment)
  },

  async charge(payment, card, { description, customer }) {
    const { charge } = await gateway(payment)
    const amount = { cents: payment.amountCents, currency: payment.currency }
    return charge({ paymentId: payment.id, amount, card, customer, description })
  },

  async lookUp(payment) {
    const { findTransaction, findCharge } = await gateway(payment)
    const { providerTransactionId: transactionId } = payment
    const found = transactionId
      ? await findTransaction({ transactionId })
      : await findCharge({ paymentId: payment.id, since: payment.createdAt })
    const since = payment.processingSince ?? payment.createdAt
    const now = await databaseTime()
    const isOverdue = now.getTime() - since.getTime() > UNKNOWN_CHARGE_GRACE_MS
    return settlementOfFoundCharge(found, isOverdue)
  },

  refund,

  /** An unsettled charge can be cancelled, but not given back in part. */
  async partRefund(payment) {
    const { findSettlement } = await gateway(payment)
    const found = await findSettlement({ transactionId: capturedTransactionOf(payment) })
    return found.ok ? PARTS[found.status] : 'unknown'
  },

  /** Authorize.Net rejects repeated calls for some hours only, so the refund is looked up first. */
  async refundAgain(payment, order) {
    const { findRefund } = await gateway(payment)
    const found = await findRefund({
      transactionId: capturedTransactionOf(payment),
      whole: isWhole(payment, order),
      refundKey: order.id,
      since: order.createdAt,
    })
    return found.ok && found.status === 'not_found' ? refund(payment, order) : found
  },

  checkNotice: async (message) =>
    checkAuthorizeNetNotice(
      message,
      (await accounts()).map(({ signatureKey }) => signatureKey),
    ),
  noticeHead: authorizeNetNoticeHead,

  /** A transaction is known to one of the accounts only. */
  async readNotice(body) {
    const known = await accounts()
    if (known.length === 0) throw notOffered(SOURCE.method)
    let failure: unknown
    for (const account of known) {
      try {
        return await readAuthorizeNetNotice(body, account)
      } catch (error) {
        failure ??= error
      }
    }
    throw failure
  },

  async listTransactions(period) {
    const listed = []
    for (const account of await accounts())
      listed.push(...(await listAuthorizeNetTransactions(account, period)))
    return listed
  },

  payouts: {
    reachDays: AUTHORIZE_NET_REACH_DAYS,
    namesMovements: true,
    accounts: async () =>
      (await accounts()).map((account) =>
        authorizeNetPayouts({ ...account, timeoutMs: providerTimeoutMs() }),
      ),
    async feeRates() {
      const { feePercent, feeFixed } = (await storedPlugin(authorizeNetPlugin))?.values ?? {}
      return readFeeRates(String(feePercent ?? ''), String(feeFixed ?? ''))
    },
  },
}
