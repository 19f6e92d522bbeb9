import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { decimalOf, toCents } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import { formatMoney } from '@/lib/i18n/currencies'
import { openKey } from '@/lib/licences/key-crypto'
import { maskKey } from '@/lib/licences/key-rules'
import { PROVIDER_NAMES } from '@/lib/payments/provider-ids'
import { currentSettings } from '@/lib/settings/queries'
import { reasonText } from '../reason-text'

/** Of an order, or what was taken of it, in the currency that it was charged in. */
const money = (amount: { toString(): string }, { currency }: { currency: string }) =>
  formatMoney(toCents(decimalOf(amount)), currency, 'en')
const utc = (time: Date) => `${time.toISOString().replace('T', ' ').slice(0, 19)} UTC`

const openedSchema = z.object({ address: z.string(), agent: z.string() }).partial()

type Row = [label: string, value: string]
type Facts = { title: string; rows: Row[] }
export type Table = { title: string; empty: string; head: string[]; rows: string[][] }

/** What an order's evidence says, as texts. Keys are masked; times are UTC. */
export type Evidence = {
  store: string
  orderNumber: string
  madeAt: string
  buyer: { name: string; email: string; billingAddress: string | null }
  /** The network address that paid, while it is kept. */
  networkAddress: string | null
  /** What was bought, a line each. */
  bought: string[]
  facts: Facts[]
  /** What happened with it after the purchase. */
  activity: Table[]
  tables: Table[]
  policy: string[]
}

const MAIL_NAMES: Record<string, string> = {
  order_delivery: 'Delivery of the licence keys',
  gift_receipt: 'Receipt for a gift',
  order_by_hand: 'Delivery by hand',
  key_replacement: 'Replacement of a key',
  key_recalled: 'Recall of a key',
  preorder_moved: 'Later day of a pre-order',
  order_address_changed: 'Change of the e-mail address',
  order_access: 'Link to the order',
  review_request: 'Request for reviews',
  trustpilot_invitation: 'Request to Trustpilot to invite the buyer',
  term_reminder: 'Reminder of the end of a term',
  refund_access: 'Link to the refund form',
  refund_request_received: 'Refund request received',
  refund_made: 'Refund made',
  refund_declined: 'Refund declined',
}

const orderOf = (orderNumber: string) =>
  db().order.findUnique({
    where: { orderNumber },
    include: {
      payment: true,
      disputes: { orderBy: { openedAt: 'asc' } },
      items: {
        orderBy: { position: 'asc' },
        include: { keys: { orderBy: { id: 'asc' } } },
      },
      emails: { where: { kind: { not: { startsWith: 'owner_' } } }, orderBy: { createdAt: 'asc' } },
      events: { orderBy: { id: 'asc' } },
      refunds: { where: { status: 'succeeded' }, orderBy: { createdAt: 'asc' } },
    },
  })

type DisputedOrder = NonNullable<Awaited<ReturnType<typeof orderOf>>>

/**
 * Everything that the store knows of an order's purchase and delivery, for whoever decides a dispute.
 *
 * @throws AppError `not_found`
 */
export async function collectEvidence(orderNumber: string, now = new Date()): Promise<Evidence> {
  const order = await orderOf(orderNumber)
  if (!order) throw new AppError('not_found', say('orders.unknown'))
  const { storeName, supportEmail, returnsText } = await currentSettings()
  return {
    store: `${storeName}, ${supportEmail}`,
    orderNumber,
    madeAt: utc(now),
    facts: [...order.disputes.map(disputeFacts), orderFacts(order), paymentFacts(order)],
    buyer: {
      name: order.customerName,
      email: order.customerEmail,
      billingAddress: order.billingAddress,
    },
    networkAddress: order.payment.payerAddress,
    bought: order.items.map(({ quantity, productName }) => `${quantity} × ${productName}`),
    activity: activityOf(order),
    tables: [refundsSoFar(order)],
    policy: [
      returnsText,
      ...order.items.map(({ productName, refundDays }) =>
        refundDays === 0
          ? `${productName}: was sold without a money-back guarantee.`
          : `${productName}: may be returned within ${refundDays} days of the order.`,
      ),
      'The checkout names the guarantee, and links to the refund policy and the terms, before the order is paid.',
    ],
  }
}

/** From the delivery on, in the order in which buyers come across it. */
const activityOf = (order: DisputedOrder): Table[] => [
  deliveries(order),
  mails(order),
  firstTimes(order, {
    event: 'page_opened',
    title: 'When the page of the order was first opened, by the link in the buyer’s e-mail',
    empty: 'It has not been opened.',
    head: ['Opened', 'From the network address', 'Browser'],
  }),
  firstTimes(order, {
    event: 'keys_shown',
    title: 'When the licence keys were first shown after the payment, in the browser that paid',
    ...KEYS_SHOWN,
  }),
  firstTimes(order, {
    event: 'library_keys_shown',
    title:
      'When the licence keys were first shown in the buyer’s library, opened by a link mailed to their address',
    ...KEYS_SHOWN,
  }),
  ...(order.items.some(({ isGiftCard }) => isGiftCard)
    ? [
        firstTimes(order, {
          event: 'gift_card_printed',
          title: 'When gift cards were first opened to be printed, on the page of the order',
          ...KEYS_SHOWN,
        }),
      ]
    : []),
  downloads(order),
]

const KEYS_SHOWN = {
  empty: 'They were not shown there.',
  head: ['Shown', 'To the network address', 'Browser'],
}

const disputeFacts = (dispute: DisputedOrder['disputes'][number]): Facts => ({
  title: 'Dispute',
  rows: rows(
    ['Number', dispute.providerDisputeId],
    ['Reason', reasonText(dispute.reason)],
    ['Amount', money(dispute.amount, dispute)],
    ['Opened', utc(dispute.openedAt)],
    dispute.respondBy && ['Answer before', utc(dispute.respondBy)],
  ),
})

const orderFacts = (order: DisputedOrder): Facts => ({
  title: 'Order',
  rows: rows(
    ['Number', order.orderNumber],
    ['Placed', utc(order.createdAt)],
    ['Buyer', order.customerName],
    ['E-mail', order.customerEmail],
    ['Billing address', order.billingAddress ?? 'not given'],
    ['Total', `${money(order.totalAmount, order)} (of this tax ${money(order.tax, order)})`],
    !!order.couponCode && [
      'Discount',
      `${money(order.discount, order)} by the coupon ${order.couponCode}`,
    ],
  ),
})

const paymentFacts = (order: DisputedOrder): Facts => {
  const { payment, giftCardLastFour, giftCardAmount } = order
  return {
    title: 'Payment',
    rows: rows(
      ['Provider', PROVIDER_NAMES[payment.provider]],
      ['Transaction', payment.providerTransactionId ?? ''],
      !!payment.lastFour && ['Card', `${payment.cardType ?? 'Card'} ending in ${payment.lastFour}`],
      !!giftCardLastFour && [
        'Paid by gift card',
        `${money(giftCardAmount, order)}, ending in ${giftCardLastFour}; the rest by this payment`,
      ],
      ['Captured', payment.capturedAt ? utc(payment.capturedAt) : ''],
      ['Paid from the network address', payment.payerAddress ?? 'no longer stored'],
      ['Browser', payment.payerAgent || 'not told'],
    ),
  }
}

const deliveries = (order: DisputedOrder): Table => ({
  title: 'What was bought and delivered',
  empty: '',
  head: ['Product', 'Quantity', 'Price', 'Delivered', 'Licence keys (masked)'],
  rows: order.items.map((item) => [
    item.productName,
    String(item.quantity),
    item.bundlePosition === null ? money(item.productPrice, order) : 'in the bundle',
    item.deliveredAt ? utc(item.deliveredAt) : 'not yet',
    item.keys.map(({ valueEncrypted }) => maskKey(openKey(valueEncrypted))).join(', ') ||
      (item.isBundle
        ? 'those of its parts'
        : item.delivery === 'manual'
          ? 'delivered by hand'
          : 'none'),
  ]),
})

const mails = ({ emails }: DisputedOrder): Table => ({
  title: 'E-mails to the buyer',
  empty: 'None was sent.',
  head: ['Subject', 'To', 'Sent', 'Answer of the receiving mail server'],
  rows: emails.map((mail) => [
    MAIL_NAMES[mail.kind] ?? mail.kind.replaceAll('_', ' '),
    mail.toAddress,
    mail.sentAt ? utc(mail.sentAt) : mail.status,
    mail.serverAnswer ?? mail.lastError ?? '',
  ]),
})

const firstTimes = (
  { events }: DisputedOrder,
  { event, ...table }: Omit<Table, 'rows'> & { event: string },
): Table => ({
  ...table,
  rows: events
    .filter(({ kind }) => kind === event)
    .map(({ createdAt, detail }) => {
      const { address = '', agent = '' } = openedSchema.parse(detail)
      return [utc(createdAt), address, agent]
    }),
})

const fileSchema = z.object({ name: z.string(), version: z.string() }).partial()

const downloads = ({ events }: DisputedOrder): Table => ({
  title: 'Files that were downloaded by links of the order',
  empty: 'None.',
  head: ['Downloaded', 'File', 'Version'],
  rows: events
    .filter(({ kind }) => kind === 'file_downloaded')
    .map(({ createdAt, detail }) => {
      const { name = '', version = '' } = fileSchema.parse(detail)
      return [utc(createdAt), name, version]
    }),
})

const refundsSoFar = ({ refunds }: DisputedOrder): Table => ({
  title: 'Refunds so far',
  empty: 'None.',
  head: ['Made', 'Amount', 'Reason'],
  rows: refunds.map((refund) => [
    utc(refund.createdAt),
    money(refund.amount, refund),
    refund.reason,
  ]),
})

/** The rows that there are. */
const rows = (...given: (Row | null | false)[]): Row[] => given.flatMap((row) => (row ? [row] : []))
