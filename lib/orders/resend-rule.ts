import type { Order } from './contracts'
import { isClosed } from './item-progress'

/** How often a buyer may request the keys again, and within what time. */
export const RESENDS_PER_DAY = 3
/** A second click within this time is the same request. */
export const RESEND_PAUSE_SECONDS = 60

export const RESEND_STATES = ['possible', 'nothing_yet', 'closed', 'used_up', 'gift'] as const
export type ResendState = (typeof RESEND_STATES)[number]

/**
 * Whether the keys of an order may be mailed again.
 *
 * @param isGift its keys are its recipient's, and only staff mail them again
 * @param completeItems number of items that have all of their keys
 * @param resentToday number of resends in the last 24 hours
 */
export function resendState(order: {
  orderStatus: Order['orderStatus']
  isGift: boolean
  completeItems: number
  resentToday: number
}): ResendState {
  if (isClosed(order.orderStatus)) return 'closed'
  if (order.isGift) return 'gift'
  if (order.completeItems === 0) return 'nothing_yet'
  return order.resentToday >= RESENDS_PER_DAY ? 'used_up' : 'possible'
}
