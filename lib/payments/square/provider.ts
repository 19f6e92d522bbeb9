import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { env } from '@/lib/core/env'
import { processWide } from '@/lib/core/process-wide'
import { capturedTransactionOf } from '@/lib/payments/captured-transaction'
import type { Payment } from '@/lib/payments/payment'
import type { ElementsProvider, RefundAnswer, RefundOrder } from '@/lib/payments/provider'
import {
  accountsOf,
  allAccounts,
  gatewayOf,
  offerOf,
  type SingleAccountSource,
} from '@/lib/payments/provider-accounts'
import type { ProviderNotice } from '@/lib/payments/provider-notice'
import { providerTimeoutMs } from '@/lib/payments/provider-timeout'
import { type SquareAccount, squareFrom } from './account'
import { checkSquareNotice } from './check-notice'
import { createSquareGateway, type SquareGateway } from './gateway'
import { listSquareDisputes } from './list-disputes'
import { listSquareTransactions } from './list-transactions'
import { lookUpNotice } from './look-up-notice'
import { SQUARE_REACH_DAYS, squarePayouts } from './payouts'
import { SQUARE_WEBHOOK, squarePlugin } from './plugin'
import { readSquareNotice, squareNoticeHead } from './read-notice'
import { REFUSALS } from './refusals'
import { webPaymentsOf, webPaymentsSources } from './web-payments'

/** A payment still unknown to Square after this time never happened: its lists are some seconds late. */
const UNKNOWN_PAYMENT_GRACE_MS = 3 * 60_000

const gateways = processWide('Square gateways', new Map<string, SquareGateway>())

const SOURCE: SingleAccountSource<SquareAccount, SquareGateway> = {
  plugin: squarePlugin,
  method: 'Credit card',
  fromEnvironment: () => null,
  fromPlugin: squareFrom,
  isSame: (one, other) =>
    one.applicationId === other.applicationId &&
    one.locationId === other.locationId &&
    one.apiUrl === other.apiUrl,
  createGateway: (account) => createSquareGateway({ ...account, timeoutMs: providerTimeoutMs() }),
  gateways,
}

/** Each with the owner's time limit. */
const accounts = async () =>
  allAccounts(await accountsOf(SOURCE), SOURCE.isSame).map((account) => ({
    ...account,
    timeoutMs: providerTimeoutMs(),
  }))

const gateway = (payment: Payment) => gatewayOf(SOURCE, payment)

async function refund(payment: Payment, { id, amount }: RefundOrder): Promise<RefundAnswer> {
  const { refund } = await gateway(payment)
  return refund({ transactionId: capturedTransactionOf(payment), amount, refundKey: id })
}

async function readNotice(body: unknown): Promise<ProviderNotice> {
  const told = readSquareNotice(body)
  for (const account of await accounts()) {
    const known = await lookUpNotice(account, told)
    if (known) return known
  }
  return told
}

async function lookUp(payment: Payment) {
  const { lookUp } = await gateway(payment)
  const since = payment.processingSince ?? payment.createdAt
  const now = await databaseTime()
  return lookUp({
    paymentId: payment.id,
    transactionId: payment.providerTransactionId,
    since: payment.createdAt,
    isOverdue: now.getTime() - since.getTime() > UNKNOWN_PAYMENT_GRACE_MS,
  })
}

/** Square, whose fields in the browser take cards and have their banks ask for their customers. */
export const square: ElementsProvider = {
  id: 'square',
  kind: 'elements',
  refusals: REFUSALS,
  paymentMethod: 'card',
  isCardForm: true,
  names: { method: SOURCE.method, company: 'Square' },
  async offer(tx) {
    const accounts = await accountsOf(SOURCE, tx)
    return {
      ...offerOf(accounts, ({ currency }) => [currency]),
      elements: webPaymentsOf(accounts.current),
    }
  },

  async pageSources() {
    const { offered, current } = await accountsOf(SOURCE)
    return offered && current ? webPaymentsSources(current) : []
  },

  async requireAccount(payment) {
    await gateway(payment)
  },

  async confirm(payment, { token, description, customer }) {
    const { confirm } = await gateway(payment)
    const amount = { cents: payment.amountCents, currency: payment.currency }
    return confirm({ paymentId: payment.id, amount, token, description, email: customer?.email })
  },

  lookUp,
  refund,

  /** For how long Square remembers a key nobody knows, so the refund is looked up first. */
  async refundAgain(payment, order) {
    const { findRefund } = await gateway(payment)
    const found = await findRefund({
      transactionId: capturedTransactionOf(payment),
      refundId: order.providerRefundId,
      refundKey: order.id,
    })
    return found ?? refund(payment, order)
  },

  checkNotice: async (message) =>
    checkSquareNotice(
      message,
      env().SITE_URL + SQUARE_WEBHOOK,
      (await accounts()).map(({ signatureKey }) => signatureKey),
    ),
  noticeHead: squareNoticeHead,
  readNotice,

  async listTransactions(period) {
    const listed = []
    for (const account of await accounts())
      listed.push(...(await listSquareTransactions(account, period)))
    return listed
  },

  async *listDisputes(since) {
    for (const account of await accounts()) yield* listSquareDisputes(account, since)
  },

  payouts: {
    reachDays: SQUARE_REACH_DAYS,
    namesMovements: true,
    accounts: async () => (await accounts()).map(squarePayouts),
    feeRates: async () => null,
  },
}
