import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { processWide } from '@/lib/core/process-wide'
import { capturedTransactionOf } from '@/lib/payments/captured-transaction'
import type { Payment } from '@/lib/payments/payment'
import type { ElementsProvider, RefundAnswer, RefundOrder } from '@/lib/payments/provider'
import {
  type AccountSource,
  accountsOf,
  gatewayWith,
  notOffered,
  offerOf,
} from '@/lib/payments/provider-accounts'
import type { ProviderNotice } from '@/lib/payments/provider-notice'
import { providerTimeoutMs } from '@/lib/payments/provider-timeout'
import {
  type StripeAccount,
  type StripeAccounts,
  stripeFrom,
  stripeFromEnvironment,
} from './account'
import { answerStripeDispute } from './answer-dispute'
import { checkStripeNotice } from './check-notice'
import { accountIn, accountOfPayment, everyStripe } from './choose-account'
import { STRIPE_CURRENCIES } from './currencies'
import { elementsOf, elementsSources } from './elements'
import { createStripeGateway, type StripeGateway } from './gateway'
import { listStripeDisputes } from './list-disputes'
import { listStripeTransactions } from './list-transactions'
import { lookUpDispute } from './look-up-dispute'
import { STRIPE_REACH_DAYS, stripePayouts } from './payouts'
import { stripePlugin } from './plugin'
import { readStripeNotice, stripeNoticeHead } from './read-notice'
import { REFUSALS } from './refusals'

/** A payment still unknown to Stripe after this time never happened. */
const UNKNOWN_PAYMENT_GRACE_MS = 3 * 60_000

const gateways = processWide('Stripe gateways', new Map<string, StripeGateway>())

const SOURCE: AccountSource<StripeAccounts> = {
  plugin: stripePlugin,
  method: 'Card and more',
  fromEnvironment: stripeFromEnvironment,
  fromPlugin: stripeFrom,
}

const gatewayTo = (account: StripeAccount) =>
  gatewayWith(
    {
      gateways,
      createGateway: (one) => createStripeGateway({ ...one, timeoutMs: providerTimeoutMs() }),
    },
    account,
  )

/** Each with the owner's time limit. */
const accounts = async () =>
  everyStripe(await accountsOf(SOURCE)).map((account) => ({
    ...account,
    timeoutMs: providerTimeoutMs(),
  }))

async function accountOf(payment: Payment): Promise<StripeAccount> {
  const account = accountOfPayment(await accountsOf(SOURCE), payment)
  if (!account) throw notOffered(SOURCE.method)
  return account
}

const gateway = async (payment: Payment) => gatewayTo(await accountOf(payment))

async function refund(payment: Payment, { id, amount }: RefundOrder): Promise<RefundAnswer> {
  const { refund } = await gateway(payment)
  return refund({ transactionId: capturedTransactionOf(payment), amount, refundKey: id })
}

/** Of a dispute it is asked what became of it: notifications have whole seconds, in which more than one thing may happen. */
async function readNotice(body: unknown): Promise<ProviderNotice> {
  const told = readStripeNotice(body)
  if (told.about !== 'dispute') return told
  for (const account of await accounts()) {
    const known = await lookUpDispute(account, told.dispute.providerDisputeId)
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

/** Stripe, whose fields in the browser take cards, wallets of devices and local methods. */
export const stripe: ElementsProvider = {
  id: 'stripe',
  kind: 'elements',
  refusals: REFUSALS,
  paymentMethod: 'card',
  names: { method: SOURCE.method, company: 'Stripe' },
  async offer(tx) {
    const accounts = await accountsOf(SOURCE, tx)
    return {
      ...offerOf(accounts, () => STRIPE_CURRENCIES),
      elements: elementsOf(accounts.current),
    }
  },

  async pageSources() {
    const { offered, current } = await accountsOf(SOURCE)
    return offered && current ? elementsSources(current) : []
  },

  async requireAccount(payment) {
    await gateway(payment)
  },

  async confirm(payment, { token, returnUrl, description }) {
    const { confirm } = await gateway(payment)
    const amount = { cents: payment.amountCents, currency: payment.currency }
    return confirm({ paymentId: payment.id, amount, token, returnUrl, description })
  },

  async findBuyer(token, currency) {
    const { current } = await accountsOf(SOURCE)
    if (!current) throw notOffered(SOURCE.method)
    return gatewayTo(accountIn(current, currency)).findBuyer(token)
  },

  async accountIn(currency) {
    const { current } = await accountsOf(SOURCE)
    return current && accountIn(current, currency).publishableKey
  },

  async giveUp(payment) {
    const { providerTransactionId: transactionId } = payment
    if (!transactionId) return lookUp(payment)
    const { giveUp } = await gateway(payment)
    return giveUp(transactionId)
  },

  lookUp,
  refund,

  /** Stripe remembers a key for a day, so the refund is looked up first. */
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
    checkStripeNotice(
      message,
      (await accounts()).map(({ webhookSecret }) => webhookSecret),
    ),
  noticeHead: stripeNoticeHead,
  readNotice,

  async listTransactions(period) {
    const listed = []
    for (const account of await accounts())
      listed.push(...(await listStripeTransactions(account, period)))
    return listed
  },

  async *listDisputes(since) {
    for (const account of await accounts()) yield* listStripeDisputes(account, since)
  },

  async answerDispute(payment, answer) {
    const account = await accountOf(payment)
    return answerStripeDispute({ ...account, timeoutMs: providerTimeoutMs() }, answer)
  },

  payouts: {
    reachDays: STRIPE_REACH_DAYS,
    namesMovements: true,
    accounts: async () => (await accounts()).map(stripePayouts),
    feeRates: async () => null,
  },
}
