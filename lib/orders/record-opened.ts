import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { lockOrder } from './locks'
import { recordEvent } from './record-event'

/** From where a buyer opens something of an order. */
export type Opener = { address: string; agent: string }

/** The keys, on the page after the payment, in the library of the order's address, or as gift cards to print. */
export const KEYS_SEEN = ['keys_shown', 'library_keys_shown', 'gift_card_printed'] as const

/** What is opened: the page behind the mailed link, or the keys. */
type Opened = 'page_opened' | (typeof KEYS_SEEN)[number]

/** A link that is passed on must not fill the timeline. */
const MAX_OPENERS = 20

/** Notes in an order's timeline when something of it is first opened from an address. */
export async function recordOpened(
  orderId: number,
  kind: Opened,
  { address, agent }: Opener,
): Promise<void> {
  const known = { orderId, kind }
  const isFrom = { ...known, detail: { path: ['address'], equals: address } }
  if ((await db().orderEvent.count({ where: isFrom })) > 0) return
  await db().$transaction(async (tx) => {
    await lockOrder(tx, orderId)
    if ((await tx.orderEvent.count({ where: isFrom })) > 0) return
    if ((await tx.orderEvent.count({ where: known })) >= MAX_OPENERS) return
    await recordEvent(tx, orderId, kind, { address, agent }, 'buyer')
  })
}

/**
 * Whether keys of an order may have been seen in a browser. Asked in a transaction that holds the order's lock, it is
 * certain: they are shown only after that was noted under the lock.
 */
export const wereKeysShown = async (tx: Tx, orderId: number): Promise<boolean> =>
  (await tx.orderEvent.count({ where: { orderId, kind: { in: [...KEYS_SEEN] } } })) > 0
