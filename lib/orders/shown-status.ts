import type { Order } from './contracts'
import type { ItemProgress } from './item-progress'

export type ShownStatus = Order['orderStatus'] | 'partly_delivered'

/**
 * What a buyer is told of an order whose items are known: never that it is being processed beside keys that they have.
 *
 * @param items `hasKeys` of those whose keys are on the page, whatever became of their mail
 */
export function shownStatus(
  orderStatus: Order['orderStatus'],
  items: readonly { progress: ItemProgress; hasKeys?: boolean }[],
): ShownStatus {
  if (orderStatus !== 'processing') return orderStatus
  const owed = items.filter(({ progress }) => progress !== 'refunded')
  const given = owed.filter(({ progress, hasKeys }) => progress === 'delivered' || hasKeys === true)
  if (given.length === 0) return orderStatus
  return given.length === owed.length ? 'completed' : 'partly_delivered'
}
