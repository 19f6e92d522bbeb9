import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { Order } from './contracts'
import { maskOrder } from './masked-order'
import { orderIdOfToken } from './order-token'
import { PUBLIC_FIELDS, toOrder } from './queries'

/** Who reads an order, as far as they prove it. */
export type Reader = {
  /** The cart session of the call. */
  sessionId: string | null
  /** The token of the mailed link. */
  token: string | null
}

/**
 * An order by its number: whole for the cart session that paid for it and for the holder of the mailed
 * link, without the buyer's data for everybody else.
 *
 * @throws AppError `not_found`; `unauthorized` when the link has expired or was tampered with
 */
export async function readOrder(orderNumber: string, reader: Reader): Promise<Order> {
  const row = await db().order.findUnique({
    where: { orderNumber },
    select: {
      ...PUBLIC_FIELDS,
      id: true,
      payment: { select: { ...PUBLIC_FIELDS.payment.select, sessionId: true } },
    },
  })
  if (!row) throw new AppError('not_found', say('orders.notFound'))
  const order = toOrder(row)
  return (await mayReadWhole(row, reader)) ? order : maskOrder(order)
}

/**
 * The id of an order for whoever may read the whole of it.
 *
 * @throws AppError `not_found` for everybody else, as if there were none; `unauthorized` when the link has expired or
 *   was tampered with
 */
export async function requireReader(orderNumber: string, reader: Reader): Promise<number> {
  const row = await db().order.findUnique({
    where: { orderNumber },
    select: { id: true, payment: { select: { sessionId: true } } },
  })
  if (!row || !(await mayReadWhole(row, reader)))
    throw new AppError('not_found', say('orders.notFound'))
  return row.id
}

async function mayReadWhole(
  { id, payment }: { id: number; payment: { sessionId: string | null } },
  { sessionId, token }: Reader,
): Promise<boolean> {
  const paid = payment.sessionId !== null && payment.sessionId === sessionId
  return paid || holdsLink(id, token)
}

const holdsLink = async (orderId: number, token: string | null): Promise<boolean> =>
  token !== null && (await orderIdOfToken(token)) === orderId
