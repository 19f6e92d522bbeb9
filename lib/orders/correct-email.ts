import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { currentSettings } from '@/lib/settings/queries'
import type { Actor } from '@/lib/staff/audit'
import { may } from '@/lib/staff/roles'
import { changeAddress, sameAddress } from './change-address'
import { orderForChange } from './order-for-change'
import type { Resent } from './resend-order'

/**
 * Corrects the address of an order's buyer and mails the delivery there, as {@link changeAddress} says.
 *
 * @param expectedUpdatedAt the version of the order that the change is based on
 * @returns what was sent; `null` when there is nothing to send
 * @throws AppError `not_found`; `forbidden` for somebody whom the owner does not let; `conflict` when the address is the same or the order has changed
 */
export async function correctEmail(
  orderNumber: string,
  { email, expectedUpdatedAt }: { email: string; expectedUpdatedAt?: string },
  actor: Actor,
): Promise<Resent | null> {
  return db().$transaction(async (tx) => {
    await requireMayCorrect(tx, actor)
    const order = await orderForChange(tx, orderNumber)
    requireUpdatedAt(order.updatedAt, expectedUpdatedAt, say('conflict.thisOrder'))
    if (order.customerEmail === email) throw sameAddress()
    const { userId, username, address } = actor
    return changeAddress(tx, order, email, { userId, username, address, by: 'staff' })
  })
}

async function requireMayCorrect(tx: Tx, { role }: Actor): Promise<void> {
  if (may(role, 'orders.correct') || (await currentSettings(tx)).moderatorsCorrectEmails) return
  throw new AppError('forbidden', say('orders.addressOnlyByAdministrator'))
}
