import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { formatDateTime } from '@/lib/core/format-date'
import { toCents } from '@/lib/core/money'
import { column, rowsOf } from '@/lib/core/rows'
import { formatMoney } from '@/lib/i18n/currencies'
import { type Composed, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import { composeOwnerMail } from '@/lib/mail/compose-owner-mail'
import type { Outgoing } from '@/lib/mail/outbox'
import { MAIL_KEYS } from '@/lib/orders/alert-owner'
import { orderInBase } from '@/lib/orders/in-base'
import { orderById } from '@/lib/orders/queries'
import { currentSettings } from '@/lib/settings/queries'

const orderPayloadSchema = z.object({ orderId: z.number().int() })
const hourPayloadSchema = z.object({ from: z.iso.datetime(), to: z.iso.datetime() })

const MAX_LISTED = 20

const urlOf = (orderNumber: string) => storeUrl('en', `/admin/orders/${orderNumber}`)

/** Tells the owner of an order that was just placed. */
export async function composeNewOrder(email: Outgoing): Promise<Composed> {
  const { orderId } = orderPayloadSchema.parse(email.payload)
  const [order, t] = await Promise.all([orderById(orderId), mailTranslator('en')])
  const { orderNumber, customerName, customerEmail, items, totalCents, discountCents } = order
  const money = (cents: number) => formatMoney(cents, order.currency, 'en')
  const amount = money(totalCents)
  return composeOwnerMail({
    subject: t('owner.newOrderSubject', { orderNumber, amount }),
    paragraphs: [t('owner.newOrderBody', { orderNumber })],
    details: [{ label: t('owner.buyer'), value: `${customerName}, ${customerEmail}` }],
    tables: [
      {
        rows: [
          ...items.map(({ productName, quantity, priceCents, bundlePosition }) => ({
            label: `${quantity} × ${productName}`,
            value: bundlePosition === null ? money(priceCents * quantity) : '',
          })),
          ...(discountCents > 0
            ? [
                {
                  label: t('discountOf', { code: order.couponCode ?? '' }),
                  value: money(-discountCents),
                },
              ]
            : []),
          { label: t('total'), value: amount, isSum: true },
          ...(order.giftCardLastFour === null
            ? []
            : [
                {
                  label: t('paidByGiftCard', { lastFour: order.giftCardLastFour }),
                  value: money(-order.giftCardCents),
                },
              ]),
        ],
      },
    ],
    action: { label: t('owner.openOrder'), url: urlOf(orderNumber) },
  })
}

const orderLineSchema = z.object({
  orderNumber: z.string(),
  totalAmount: column.decimal,
  currency: z.string(),
  count: z.number(),
  sum: z.bigint(),
})

/** The orders of an hour that the owner was told of by no mail of their own, newest first. */
const ordersWithoutMail = (from: string, to: string) =>
  rowsOf(
    db(),
    orderLineSchema,
    Prisma.sql`
    SELECT o."orderNumber", o."totalAmount", o."currency", (count(*) OVER ())::int AS "count",
           (sum(${orderInBase(Prisma.sql`o."totalAmount"`)}) OVER () * 100)::bigint AS "sum"
    FROM "Order" o
    WHERE o."createdAt" >= ${from}::timestamptz AND o."createdAt" < ${to}::timestamptz
      AND NOT EXISTS (SELECT 1 FROM "Email" e WHERE e."dedupeKey" IN (
        ${MAIL_KEYS.newOrder} || o."id", ${MAIL_KEYS.waiting} || o."id", ${MAIL_KEYS.byHand} || o."id"))
    ORDER BY o."id" DESC LIMIT ${MAX_LISTED}`,
  )

/** Stands for the mails about the orders of an hour beyond those that are mailed one by one. */
export async function composeMoreOrders(email: Outgoing): Promise<Composed> {
  const { from, to } = hourPayloadSchema.parse(email.payload)
  const [orders, settings, t] = await Promise.all([
    ordersWithoutMail(from, to),
    currentSettings(),
    mailTranslator('en'),
  ])
  const { count = 0, sum = 0n } = orders[0] ?? {}
  const amount = formatMoney(Number(sum), settings.baseCurrency, 'en')
  const hour = {
    from: formatDateTime(new Date(from), settings),
    to: formatDateTime(new Date(to), settings),
  }
  return composeOwnerMail({
    subject: t('owner.moreOrdersSubject', { count, amount }),
    paragraphs: [t('owner.moreOrdersBody', { count, ...hour })],
    tables: [
      {
        rows: [
          ...orders.map(({ orderNumber, totalAmount, currency }) => ({
            label: orderNumber,
            value: formatMoney(toCents(totalAmount), currency, 'en'),
            url: urlOf(orderNumber),
          })),
          ...(count > orders.length
            ? [{ label: t('owner.andMore', { count: count - orders.length }), value: '' }]
            : []),
          { label: t('total'), value: amount, isSum: true },
        ],
      },
    ],
    action: { label: t('owner.openOrders'), url: storeUrl('en', '/admin/orders') },
  })
}
