import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { FreedPlace } from './contracts'
import { leavePlace } from './leave-place'

/**
 * Ends an activation of a licence that the buyer of an order may use; its device may be activated again.
 *
 * @returns when its place is free for another
 * @throws AppError `not_found` when the order has no such activation, or not any more
 */
export const freeDevice = (orderId: number, activationId: number): Promise<FreedPlace> =>
  db().$transaction(async (tx) => {
    const found = await tx.licenceActivation.findFirst({
      where: { id: activationId, licence: { key: { status: 'used', orderItem: { orderId } } } },
      select: { keyId: true },
    })
    const freed = found && (await leavePlace(tx, found.keyId, ({ id }) => id === activationId))
    if (!freed?.left) throw new AppError('not_found', say('activations.notActiveOnDeviceAnyMore'))
    return freed.answer
  })
