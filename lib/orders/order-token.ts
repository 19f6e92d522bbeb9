import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { openMailedToken, sealToken } from '@/lib/core/sealed-token'
import { say } from '@/lib/core/server-text'
import type { OrderReference } from './access-contracts'
import { ORDER_LINK_HOURS } from './link-hours'

const PURPOSE = 'order-status'
const SECONDS = ORDER_LINK_HOURS * 3600

/** Contains the address, so that a link expires when the order's address is corrected. */
const tokenSchema = z.object({ orderId: z.number().int(), email: z.string() })

/**
 * A token that gives the reader of the buyer's mail access to an order.
 *
 * @param seconds for how long, if not as long as by the mailed link
 */
export const sealOrderToken = (
  order: { id: number; customerEmail: string },
  seconds = SECONDS,
): Promise<string> => sealToken(PURPOSE, { orderId: order.id, email: order.customerEmail }, seconds)

/**
 * The id of a token's order. @throws AppError `unauthorized` when the link has expired or was tampered
 * with
 */
export async function orderIdOfToken(token: string): Promise<number> {
  const content = await openMailedToken(PURPOSE, tokenSchema, token, SECONDS)
  const order = content && (await db().order.findUnique({ where: { id: content.orderId } }))
  if (!order || order.customerEmail !== content.email)
    throw new AppError('unauthorized', say('links.expiredOrIncomplete'))
  return order.id
}

/** The order of a number and an e-mail address, or `null` when they do not match. */
export async function referencedOrder({ orderNumber, email }: OrderReference) {
  const order = await db().order.findFirst({
    where: { orderNumber: { in: [orderNumber, orderNumber.toUpperCase()] } },
    select: { id: true, customerEmail: true },
  })
  return order?.customerEmail.toLowerCase() === email.toLowerCase() ? order : null
}
