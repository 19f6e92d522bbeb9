import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { changeAddress, EMAIL_CORRECTED, sameAddress } from './change-address'
import { correctionState } from './key-display'
import { orderForChange } from './order-for-change'
import { type Payer, payersOrder, requireShown } from './payers-order'
import type { Resent } from './resend-order'
import { HELD_REASONS } from './supply/held'

/**
 * Corrects the address of an order for the browser that paid for it, once, as {@link changeAddress} says.
 *
 * @param address the network address that it comes from
 * @returns what was sent; `null` when there is nothing to send
 * @throws AppError `not_found` for everybody else; `conflict` when the order is closed or disputed, has this address
 *   already, or had its address changed before
 */
export async function correctOwnEmail(
  payer: Payer,
  email: string,
  address: string,
): Promise<Resent | null> {
  return db().$transaction(async (tx) => {
    // Strangers must not lock the order.
    await payersOrder(tx, payer)
    const order = await orderForChange(tx, payer.orderNumber)
    // Whom the confirmation of a consent does not reach waits for a better address.
    requireShown(await payersOrder(tx, payer), HELD_REASONS)
    const corrections = await tx.orderEvent.count({
      where: { orderId: order.id, kind: EMAIL_CORRECTED },
    })
    if (correctionState(corrections) !== 'possible')
      throw new AppError('conflict', say('orders.addressChangedBefore'), {
        details: { reason: 'used_up' },
      })
    if (order.customerEmail.toLowerCase() === email.toLowerCase()) throw sameAddress()
    return changeAddress(tx, order, email, {
      userId: null,
      username: 'buyer',
      address,
      by: 'buyer',
    })
  })
}
