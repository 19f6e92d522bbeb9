import { MINUTE_MS, SECOND_MS } from '@/lib/core/time'
import type { OrderKeys } from '@/lib/orders/payer-contracts'

const SOON_MS = 5 * SECOND_MS
const SOON_POLLS = 24
const LATER_MS = 30 * SECOND_MS
const IDLE_MS = 5 * MINUTE_MS

/** Whether keys of an order are still to come. */
export const isWaiting = ({ display, items }: OrderKeys): boolean =>
  display === 'unconfirmed' ||
  (display === 'shown' && items.some(({ progress }) => progress === 'waiting'))

/**
 * When to ask for an order's keys again: soon while some are missing, less and less often; else now and then, so that
 * they leave the page when their order is refunded or their time is over.
 *
 * @param polls how often was asked already
 * @returns milliseconds, or `false` for never
 */
export function nextPollMs(keys: OrderKeys | undefined, polls: number): number | false {
  if (!keys || keys.display === 'closed' || keys.display === 'gift') return false
  if (!isWaiting(keys)) return IDLE_MS
  return polls < SOON_POLLS ? SOON_MS : LATER_MS
}
