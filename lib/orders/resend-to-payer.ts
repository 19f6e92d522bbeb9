import 'server-only'
import { db } from '@/lib/core/db'
import { lockOrder } from './locks'
import { type Payer, payersOrder, requireShown } from './payers-order'
import { resendLocked } from './resend-delivery'

/**
 * Mails the keys of an order again for the browser that paid for it, only to the order's own address.
 *
 * @returns the number of resends left within a day, counted together with those by the mailed link
 * @throws AppError `not_found` for everybody else; `conflict` when there is nothing to send, or it is kept back;
 *   `rate_limited` when the limit is reached
 */
export async function resendToPayer(payer: Payer): Promise<{ left: number }> {
  return db().$transaction(async (tx) => {
    // Strangers must not lock the order.
    const { id } = await payersOrder(tx, payer)
    await lockOrder(tx, id)
    requireShown(await payersOrder(tx, payer))
    return resendLocked(tx, id)
  })
}
