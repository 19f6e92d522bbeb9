import 'server-only'
import { z } from 'zod'
import { dayText } from '@/lib/bookkeeping/invoices/queries'
import { linksOf } from '@/lib/checkout/payment-links/queries'
import { databaseTime } from '@/lib/core/database-time'
import { db, Prisma } from '@/lib/core/db'
import { decimalOf } from '@/lib/core/money'
import { rowsOf } from '@/lib/core/rows'
import { type DeviceOfOrder, devicesOfOrders } from '@/lib/licences/activations/devices-of-orders'
import { isOwnerNotice } from '@/lib/mail/owner-notices'
import { buyerAnswersBy } from '@/lib/reviews/questions/buyer-answers-by'
import { questionsBy } from '@/lib/reviews/questions/questions-by'
import { reportsOf } from '@/lib/reviews/reports-of'
import { reviewsBy } from '@/lib/reviews/reviews-by'
import { messagesFrom } from '@/lib/service/messages/messages-from'
import { withdrawalsOf } from '@/lib/service/withdrawals/withdrawals-of'
import { isOrderOf } from './address'
import type { LibraryData } from './contracts'
import { passkeysOf } from './passkeys/queries'
import type { Reader } from './reader'

/** Bounds what one call reads; whoever has more asks the store. */
const MAX_ORDERS = 1000

const iso = (date: Date | null) => date?.toISOString() ?? null

const exportDataRow = z.object({ id: z.number(), matches: z.number() })

/** What the store knows under an address, in lower case: facts, never keys or the texts of mails. */
export async function exportData({ email }: Pick<Reader, 'email'>): Promise<LibraryData> {
  const found = await rowsOf(
    db(),
    exportDataRow,
    Prisma.sql`
    SELECT "id", (count(*) OVER ())::int AS "matches" FROM "Order" WHERE ${isOrderOf(email)}
    ORDER BY "createdAt" DESC, "id" DESC LIMIT ${MAX_ORDERS}`,
  )
  const ids = found.map(({ id }) => id)
  const [
    orders,
    devices,
    reviews,
    reports,
    questions,
    buyerAnswers,
    messages,
    withdrawals,
    subscriber,
    reminders,
    paymentLinks,
    passkeys,
    now,
  ] = await Promise.all([
    ordersWith(ids),
    devicesOfOrders(ids),
    reviewsBy(email),
    reportsOf(email),
    questionsBy(email),
    buyerAnswersBy(email),
    messagesFrom(email),
    withdrawalsOf(email),
    db().newsletterSubscriber.findUnique({ where: { email } }),
    db().cartReminder.findMany({ where: { email }, orderBy: { consentAt: 'asc' } }),
    linksOf(email),
    passkeysOf(email),
    databaseTime(),
  ])
  return {
    email,
    exportedAt: now.toISOString(),
    ordersInTotal: found[0]?.matches ?? 0,
    orders: orders.map((order) =>
      toData(
        order,
        devices.filter(({ orderId }) => orderId === order.id),
      ),
    ),
    reviews: reviews.map(({ createdAt, ...review }) => ({
      ...review,
      createdAt: createdAt.toISOString(),
    })),
    reviewReports: reports.map(({ receivedAt, decidedAt, ...report }) => ({
      ...report,
      receivedAt: receivedAt.toISOString(),
      decidedAt: iso(decidedAt),
    })),
    questions: questions.map(({ createdAt, answeredAt, ...question }) => ({
      ...question,
      createdAt: createdAt.toISOString(),
      answeredAt: iso(answeredAt),
    })),
    buyerAnswers: buyerAnswers.map(({ createdAt, ...answer }) => ({
      ...answer,
      createdAt: createdAt.toISOString(),
    })),
    messages: messages.map(({ answers, files, ...message }) => ({
      ...message,
      createdAt: message.createdAt.toISOString(),
      files: namesOf(files),
      answers: answers.map(({ createdAt, text, files: sent }) => ({
        createdAt: createdAt.toISOString(),
        text,
        files: namesOf(sent),
      })),
    })),
    withdrawals: withdrawals.map(({ receivedAt, answeredAt, ...withdrawal }) => ({
      ...withdrawal,
      receivedAt: receivedAt.toISOString(),
      answeredAt: iso(answeredAt),
    })),
    newsletter: subscriber && {
      currency: subscriber.currency,
      subscribedAt: subscriber.createdAt.toISOString(),
      confirmedAt: iso(subscriber.confirmedAt),
      unsubscribedAt: iso(subscriber.unsubscribedAt),
    },
    cartReminders: reminders.map(({ consentAt, mailedAt, locale }) => ({
      askedAt: consentAt.toISOString(),
      mailedAt: iso(mailedAt),
      language: locale,
    })),
    paymentLinks,
    passkeys: passkeys.map(({ id, ...passkey }) => passkey),
  }
}

const namesOf = (files: readonly { fileName: string }[]) => files.map(({ fileName }) => fileName)

const oldestFirst = { orderBy: { createdAt: 'asc' } } as const

const ordersWith = (ids: readonly number[]) =>
  db().order.findMany({
    where: { id: { in: [...ids] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: {
      items: { orderBy: { position: 'asc' } },
      gift: { omit: { orderId: true } },
      printedCard: { omit: { orderId: true } },
      supplyConsent: { omit: { orderId: true, messageId: true } },
      emails: {
        ...oldestFirst,
        select: { kind: true, toAddress: true, createdAt: true, sentAt: true },
      },
      documents: { orderBy: { id: 'asc' } },
      refunds: oldestFirst,
      refundRequests: oldestFirst,
      keyReports: {
        ...oldestFirst,
        include: { key: { select: { orderItem: { select: { productName: true } } } } },
      },
    },
  })

type Row = Awaited<ReturnType<typeof ordersWith>>[number]

const toData = (order: Row, devices: readonly DeviceOfOrder[]): LibraryData['orders'][number] => ({
  orderNumber: order.orderNumber,
  createdAt: order.createdAt.toISOString(),
  orderStatus: order.orderStatus,
  customerName: order.customerName,
  customerEmail: order.customerEmail,
  billingAddress: order.billingAddress,
  paymentMethod: order.paymentMethod,
  language: order.locale,
  subtotal: decimalOf(order.subtotal),
  tax: decimalOf(order.tax),
  country: order.taxCountry,
  territory: order.taxTerritory,
  taxId: order.taxId,
  totalAmount: decimalOf(order.totalAmount),
  currency: order.currency,
  gift: order.gift && { ...order.gift, sendAt: order.gift.sendAt.toISOString() },
  printedCard: order.printedCard,
  supplyConsent: order.supplyConsent && {
    ...order.supplyConsent,
    answeredAt: order.supplyConsent.answeredAt.toISOString(),
    declinedAt: iso(order.supplyConsent.declinedAt),
    waitsUntil: iso(order.supplyConsent.waitsUntil),
    confirmedAt: iso(order.supplyConsent.confirmedAt),
    releasedAt: iso(order.supplyConsent.releasedAt),
  },
  items: order.items.map((item) => ({
    productName: item.productName,
    price: decimalOf(item.productPrice),
    quantity: item.quantity,
    refundedQuantity: item.refundedQuantity,
    deliveredAt: iso(item.deliveredAt),
  })),
  devices: devices.map(({ productName, name, since, lastSeenAt }) => ({
    productName,
    name,
    since: since.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  })),
  // An address that the order had before may be somebody else's.
  mails: order.emails
    .filter(({ kind, toAddress }) => !isOwnerNotice(kind) && isSame(toAddress, order.customerEmail))
    .map(({ kind, toAddress, createdAt, sentAt }) => ({
      kind,
      to: toAddress,
      queuedAt: createdAt.toISOString(),
      sentAt: iso(sentAt),
    })),
  documents: order.documents.map(({ number, kind, issuedOn, total }) => ({
    number,
    kind,
    issuedOn: dayText(issuedOn),
    total: decimalOf(total),
  })),
  refunds: order.refunds.map(({ createdAt, amount, status }) => ({
    createdAt: createdAt.toISOString(),
    amount: decimalOf(amount),
    status,
  })),
  keyReports: order.keyReports.map(({ key, ...report }) => ({
    createdAt: report.createdAt.toISOString(),
    productName: key.orderItem?.productName ?? '',
    kind: report.kind,
    text: report.text,
    status: report.status,
    answer: report.answer,
    decidedAt: iso(report.decidedAt),
  })),
  refundRequests: order.refundRequests.map(({ createdAt, reason, message, status }) => ({
    createdAt: createdAt.toISOString(),
    reason,
    message,
    status,
  })),
})

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
