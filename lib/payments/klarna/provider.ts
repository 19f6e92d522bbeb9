import 'server-only'
import { env } from '@/lib/core/env'
import { processWide } from '@/lib/core/process-wide'
import { capturedTransactionOf } from '@/lib/payments/captured-transaction'
import type { GatewayFailure, WalletCapture } from '@/lib/payments/gateway'
import { nameTransaction } from '@/lib/payments/name-transaction'
import type { Payment } from '@/lib/payments/payment'
import type { RefundAnswer, RefundOrder, WalletProvider } from '@/lib/payments/provider'
import {
  accountsOf,
  gatewayOf,
  notOffered,
  offerOf,
  type SingleAccountSource,
} from '@/lib/payments/provider-accounts'
import type { Authenticity, SignedMessage } from '@/lib/payments/provider-notice'
import { providerTimeoutMs } from '@/lib/payments/provider-timeout'
import { paymentNamed } from '@/lib/payments/queries'
import { type Settlement, settlementOfCapture } from '@/lib/payments/settlement'
import { payableFrom } from '@/lib/payments/where-offered'
import { type KlarnaAccount, klarnaFrom, klarnaFromEnvironment } from './account'
import { noticeSchema } from './answers'
import { countriesOf, currenciesOf, KLARNA_REGIONS, klarnaLocale } from './countries'
import { declined } from './failure'
import { createKlarnaGateway, type KlarnaGateway, type Purchase } from './gateway'
import { ordersToAsk, transactionsOf } from './list-transactions'
import { orderAmountsOf } from './order-lines'
import { pendingOf } from './outcomes'
import { klarnaPlugin } from './plugin'
import { REFUSALS } from './refusals'

const gateways = processWide('Klarna gateways', new Map<string, KlarnaGateway>())

const SOURCE: SingleAccountSource<KlarnaAccount, KlarnaGateway> = {
  plugin: klarnaPlugin,
  method: 'Klarna',
  fromEnvironment: klarnaFromEnvironment,
  fromPlugin: klarnaFrom,
  isSame: (one, other) => one.username === other.username && one.apiUrl === other.apiUrl,
  createGateway: ({ username, password, apiUrl }) =>
    createKlarnaGateway({ username, password, apiUrl, timeoutMs: providerTimeoutMs() }),
  gateways,
}

const gateway = (payment: Pick<Payment, 'createdAt'>) => gatewayOf(SOURCE, payment)

const WORLD = KLARNA_REGIONS.flatMap((region) => countriesOf(region, []))

/** What is bought, the same whenever it is asked for: Klarna compares what is placed with what was approved. */
function purchaseOf(payment: Payment): Purchase {
  const { currency, customer, locale } = payment
  const [country] = payableFrom(WORLD, currency, customer?.country ?? '') ?? []
  if (!country) throw notOffered(SOURCE.method)
  return {
    purchase_country: country,
    purchase_currency: currency,
    locale: klarnaLocale(locale, country),
    ...orderAmountsOf(payment, country),
  }
}

const amountOf = ({ amountCents: cents, currency }: Payment) => ({ cents, currency })

/** Places the approved order, and takes its money once it is known how Klarna calls it. */
async function placeAndCapture(
  payment: Payment,
  pageId: string,
): Promise<WalletCapture | GatewayFailure> {
  const { findPage, place, release, captureAll } = await gateway(payment)
  const page = await findPage(pageId)
  if (!page.ok) return page
  if (page.token === null) return { ok: true, status: 'not_captured', providerStatus: page.status }
  const noticeUrl = `${env().SITE_URL}/api/webhooks/klarna`
  const placed = await place(payment.id, page.token, purchaseOf(payment), noticeUrl)
  if (!placed.ok) return placed
  const { orderId, fraudStatus } = placed
  if (fraudStatus === 'REJECTED') return declined(fraudStatus)
  if (!(await nameTransaction(payment.id, orderId))) {
    await release(orderId)
    return declined('CANCELLED')
  }
  return fraudStatus === 'ACCEPTED'
    ? captureAll(payment.id, orderId, amountOf(payment))
    : pendingOf(orderId)
}

/** Whether what is sold is still kept for a payment. */
const keepsGoods = ({ status }: Payment) => status === 'processing' || status === 'held'

async function lookUp(payment: Payment): Promise<Settlement> {
  const { providerOrderId: pageId, providerTransactionId: orderId } = payment
  if (!pageId) return { status: 'not_paid', event: 'fail', message: 'No Klarna session was begun' }
  if (orderId) {
    const { settle } = await gateway(payment)
    const ids = { paymentId: payment.id, orderId, amount: amountOf(payment) }
    return settlementOfCapture(await settle(ids, keepsGoods(payment)))
  }
  if (keepsGoods(payment)) return settlementOfCapture(await placeAndCapture(payment, pageId))
  return { status: 'not_paid', event: 'reopen', message: 'No Klarna order was placed' }
}

async function refund(payment: Payment, { id, amount }: RefundOrder): Promise<RefundAnswer> {
  const { refund } = await gateway(payment)
  return refund(capturedTransactionOf(payment), amount, id)
}

/** Klarna signs nothing: what names no order of this store is refused, and of another only that it be asked for is believed. */
async function checkNotice({ body }: SignedMessage): Promise<Authenticity> {
  try {
    const { order_id } = noticeSchema.parse(JSON.parse(body.toString('utf8')))
    return (await paymentNamed('klarna', { transactionId: order_id })) ? 'genuine' : 'forged'
  } catch {
    return 'forged'
  }
}

/** Klarna, on whose own page its payers approve. */
export const klarna: WalletProvider = {
  id: 'klarna',
  kind: 'wallet',
  approvedOn: 'own_page',
  namesBuyer: false,
  refusals: REFUSALS,
  paymentMethod: 'card',
  names: { method: SOURCE.method, company: 'Klarna' },
  async offer(tx) {
    const accounts = await accountsOf(SOURCE, tx)
    const countries = accounts.current?.countries ?? []
    return {
      ...offerOf(accounts, () => currenciesOf(countries)),
      countries,
      buttonsClientId: null,
    }
  },

  pageSources: async () => [],

  async requireAccount(payment) {
    await gateway(payment)
  },

  async createOrder(payment, _description, returnPages) {
    if (!returnPages) throw notOffered(SOURCE.method)
    const { createOrder } = await gateway(payment)
    const purchase = purchaseOf(payment)
    return createOrder({ paymentId: payment.id, purchase, returnPages })
  },

  async findApproval(payment, pageId) {
    const { findPage } = await gateway(payment)
    const page = await findPage(pageId)
    return page.ok ? { ok: true, isApproved: page.token !== null, buyer: null } : page
  },

  capture: placeAndCapture,
  lookUp,
  refund,

  /** Klarna remembers a key for a day, so the refund is looked up first. */
  async refundAgain(payment, order) {
    const { findRefund } = await gateway(payment)
    return (
      (await findRefund(capturedTransactionOf(payment), order.id)) ?? (await refund(payment, order))
    )
  },

  checkNotice,
  noticeHead(body) {
    const { order_id, event_type } = noticeSchema.parse(body)
    return { eventId: `${order_id} ${event_type}`, kind: event_type }
  },
  async readNotice(body) {
    return { about: 'payment', payment: { transactionId: noticeSchema.parse(body).order_id } }
  },

  async listTransactions(period) {
    const listed = []
    for (const { id, createdAt } of await ordersToAsk(period)) {
      const { findOrder } = await gateway({ createdAt })
      const order = await findOrder(id)
      if ('ok' in order) throw new Error(`${order.message} (order ${id})`)
      listed.push(...transactionsOf(order, period))
    }
    return listed
  },

  /** Its settlements are files of another API, with a permission of their own. */
  payouts: null,
}
