import 'server-only'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { BuyersLicence, FreedPlace } from '@/lib/licences/activations/contracts'
import { freeDevice } from '@/lib/licences/activations/free-device'
import { licencesOfOrder } from '@/lib/licences/activations/licences-of-order'
import { displayOf } from '@/lib/orders/key-display'
import { ownOrder } from './own-order'
import type { Reader } from './reader'

/**
 * The licences of an order with their devices; none where its keys are not shown.
 *
 * @throws AppError `not_found` for orders of others
 */
export async function ownDevices(reader: Reader, orderNumber: string): Promise<BuyersLicence[]> {
  const order = await ownOrder(reader, orderNumber)
  return displayOf(order) === 'shown' ? licencesOfOrder(order.id) : []
}

/**
 * Ends the activation of a device of an order's licence.
 *
 * @returns when its place is free for another
 * @throws AppError `not_found` for orders of others, and devices that an order has not
 */
export async function freeOwnDevice(
  reader: Reader,
  { orderNumber, id }: { orderNumber: string; id: number },
): Promise<FreedPlace> {
  const order = await ownOrder(reader, orderNumber)
  if (displayOf(order) !== 'shown') throw new AppError('not_found', say('library.devicesNotYours'))
  return freeDevice(order.id, id)
}
