import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { toDecimal } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import { DAY_MS } from '@/lib/core/time'
import { emailKey } from '@/lib/customers/email-key'
import { requireNotBlocked } from '@/lib/customers/require-not-blocked'
import { queueMail } from '@/lib/mail/queue-mail'
import { currentSettings } from '@/lib/settings/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { requirePlaceOf } from '../require-place'
import { buyerOf } from '../staff-orders/buyer-of'
import { priceChanges } from '../staff-orders/line-prices'
import { priceStaffOrder, type StaffSale } from '../staff-orders/price-staff-order'
import type { NewPaymentLink, PaymentLink } from './contracts'
import { findLink, toPaymentLink } from './queries'

type Made = { link: PaymentLink; isNew: boolean }

/**
 * Drafts an order that its customer pays by a mailed link, at the prices and the tax of now. Nothing is reserved: keys are taken
 * when the payment begins, as at the checkout. A second click finds the link of the first.
 *
 * @throws AppError `invalid` naming the field; `conflict` for an unknown product or nothing to pay; `coupon_refused`;
 *   `payment_refused` for a blocked customer
 */
export async function makeLink(request: NewPaymentLink, actor: Actor): Promise<Made> {
  const earlier = await linkOf(request.requestId)
  if (earlier) return { link: earlier, isNew: false }
  const draft = { ...request, customer: buyerOf(request.customer) }
  requirePlaceOf(draft.customer, await currentSettings())
  const sale = await priceStaffOrder({ ...draft, isFree: false })
  if (sale.snapshot.totalCents === 0)
    throw new AppError('conflict', say('staffOrders.nothingToPay'))
  const isNew = await db().$transaction((tx) => insertLink(tx, draft, sale, actor))
  const link = await linkOf(request.requestId)
  if (!link) throw new Error(`The link ${request.requestId} is gone`)
  return { link, isNew }
}

async function linkOf(id: string): Promise<PaymentLink | null> {
  const link = await findLink(id)
  return link && toPaymentLink(link)
}

/** @returns whether it was not there before */
async function insertLink(
  tx: Tx,
  { requestId, customer, locale, note, days }: NewPaymentLink,
  { selling, snapshot, lines }: StaffSale,
  actor: Actor,
): Promise<boolean> {
  await requireNotBlocked(tx, customer)
  const createdAt = await databaseTime(tx)
  const prices = priceChanges(lines)
  const { count } = await tx.paymentLink.createMany({
    data: {
      id: requestId,
      snapshot,
      customer,
      email: emailKey(customer.email),
      locale,
      currency: selling.currency,
      note,
      prices,
      username: actor.username,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
    },
    skipDuplicates: true,
  })
  if (count === 0) return false
  await queueMail(tx, {
    kind: 'payment_link',
    dedupeKey: `payment-link:${requestId}`,
    to: customer.email,
    locale,
    payload: { linkId: requestId },
  })
  await recordAudit(tx, actor, {
    action: 'payment_link.create',
    entityType: 'payment_link',
    entityId: requestId,
    after: { total: toDecimal(snapshot.totalCents), currency: selling.currency, days, prices },
  })
  return true
}
