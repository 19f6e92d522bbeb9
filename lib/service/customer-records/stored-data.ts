import 'server-only'
import { giftCardsMailedTo } from '@/lib/cart/gift-cards/mailed-to'
import { applicationsOf } from '@/lib/content/careers/applications-of'
import { db } from '@/lib/core/db'
import { decimalOf } from '@/lib/core/money'
import { giftsTo } from '@/lib/orders/gifts-to'
import { exportData } from '@/lib/service/library/export-data'
import type { Role } from '@/lib/staff/contracts'
import type { StoredData } from './contracts'
import { disputesOf, mailsOf } from './customer-lists'

/**
 * What the store has under an address, for its owner: what they can download in the library, and what there is of somebody
 * without one. It never contains a key, masked ones neither.
 *
 * @param email in lower case
 * @param role of who looks: some may not know of each mail
 */
export async function storedData(email: string, role: Role): Promise<StoredData> {
  const [data, disputes, mails, productAlerts, applications, gifts, giftCards] = await Promise.all([
    exportData({ email }),
    disputesOf([email]),
    mailsOf([email], role),
    alertsOf(email),
    applicationsOf(email),
    giftsTo(email),
    giftCardsMailedTo(db(), email),
  ])
  return {
    ...data,
    disputes: disputes.map(({ id: _, ...dispute }) => dispute),
    mails: mails.map(({ id: _, email: __, ...mail }) => mail),
    productAlerts,
    applications: applications.map(
      ({ job, name, phone, link, message, cvFileName, createdAt }) => ({
        job,
        name,
        phone,
        link,
        message,
        cvFileName,
        createdAt: createdAt.toISOString(),
      }),
    ),
    giftsReceived: gifts.map(({ recipientName, message, sendAt }) => ({
      recipientName,
      message,
      sentAt: sendAt.toISOString(),
    })),
    giftCards: giftCards.map(({ faceValue, balance, expiresAt, createdAt, ...card }) => ({
      ...card,
      faceValue: decimalOf(faceValue),
      balance: decimalOf(balance),
      expiresAt: expiresAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    })),
  }
}

async function alertsOf(email: string): Promise<StoredData['productAlerts']> {
  const alerts = await db().productAlert.findMany({
    where: { watcher: { email } },
    orderBy: { id: 'asc' },
    include: { product: { select: { name: true } } },
  })
  return alerts.map(({ product, kind, status, price, currency, watchedAt }) => ({
    productName: product.name,
    kind,
    status,
    price: decimalOf(price),
    currency,
    watchedAt: watchedAt.toISOString(),
  }))
}
