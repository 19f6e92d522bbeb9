import type { Order } from './contracts'
import { isClosed } from './item-progress'

/** How often a buyer may have the keys mailed again, and within what time. */
export const RESENDS_PER_DAY = 3
/** A second click within this long is the same request. */
export const RESEND_PAUSE_SECONDS = 60

export const RESEND_STATES = ['possible', 'nothing_yet', 'closed', 'used_up'] as const
export type ResendState = (typeof RESEND_STATES)[number]

/**
 * Whether the keys of an order may be mailed again.
 *
 * @param completeItems how many items have all of their keys
 * @param resentToday how often that was done in the last 24 hours
 */
export function resendState(order: {
  orderStatus: Order['orderStatus']
  completeItems: number
  resentToday: number
}): ResendState {
  if (isClosed(order.orderStatus)) return 'closed'
  if (order.completeItems === 0) return 'nothing_yet'
  return order.resentToday >= RESENDS_PER_DAY ? 'used_up' : 'possible'
}
