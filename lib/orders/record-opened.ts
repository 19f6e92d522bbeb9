import 'server-only'
import { db } from '@/lib/core/db'
import { lockOrder } from './locks'
import { recordEvent } from './record-event'

/** From where a buyer's page of an order is opened. */
export type Opener = { address: string; agent: string }

/** A link that is passed on must not fill the timeline. */
const MAX_OPENERS = 20

/** Notes in an order's timeline when its page is first opened from an address. */
export async function recordOpened(orderId: number, { address, agent }: Opener): Promise<void> {
  const known = { orderId, kind: 'page_opened' }
  const isFrom = { ...known, detail: { path: ['address'], equals: address } }
  if ((await db().orderEvent.count({ where: isFrom })) > 0) return
  await db().$transaction(async (tx) => {
    await lockOrder(tx, orderId)
    if ((await tx.orderEvent.count({ where: isFrom })) > 0) return
    if ((await tx.orderEvent.count({ where: known })) >= MAX_OPENERS) return
    await recordEvent(tx, orderId, 'page_opened', { address, agent }, 'buyer')
  })
}
