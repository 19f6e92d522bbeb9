import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { emailKey } from '@/lib/customers/email-key'
import { HELD_FIELDS, heldOf } from '@/lib/orders/supply/held'
import type { Reader } from './reader'

/**
 * An order of a reader's address as it is now. Unknown numbers and orders of others are refused alike.
 *
 * @throws AppError `not_found`
 */
export async function ownOrder({ email }: Reader, orderNumber: string) {
  const found = await db().order.findUnique({
    where: { orderNumber },
    select: {
      id: true,
      customerEmail: true,
      orderStatus: true,
      disputedAt: true,
      gift: { select: { orderId: true } },
      supplyConsent: { select: HELD_FIELDS },
    },
  })
  if (!found || emailKey(found.customerEmail) !== email)
    throw new AppError('not_found', say('orders.notFound'))
  const { gift, supplyConsent, ...order } = found
  return { ...order, isGift: gift !== null, held: heldOf(supplyConsent) }
}
