import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { say } from '@/lib/core/server-text'
import { queueMail } from '@/lib/mail/queue-mail'
import { redirectUnsent } from '@/lib/mail/redirect-unsent'
import { recordAudit } from '@/lib/staff/audit'
import { orderChanged } from './jobs'
import type { PlacedOrder } from './placed-order'
import { recordEvent } from './record-event'
import { type Resent, sendAgain } from './resend-order'
import { isHeld } from './supply/queries'

/** The timeline event of a changed address. */
export const EMAIL_CORRECTED = 'email_corrected'

/** Who changes it, as the audit trail names them; the buyer is none of the users. */
type Changer = {
  userId: number | null
  username: string
  address: string
  by: 'staff' | 'buyer'
}

/**
 * Changes the address of an order's buyer and mails the delivery there. Unsent mails go to the new address too; links
 * that were mailed to the old one expire, and the old address is told. Runs in a transaction that holds the order's lock.
 *
 * @returns what was sent; `null` when there is nothing to send
 */
export async function changeAddress(
  tx: Tx,
  order: PlacedOrder,
  to: string,
  { by, ...changer }: Changer,
): Promise<Resent | null> {
  const from = order.customerEmail
  await tx.order.update({ where: { id: order.id }, data: { customerEmail: to } })
  await redirectUnsent(tx, order.id, { from, to })
  await orderChanged(tx, order.id)
  await queueMail(tx, {
    kind: 'order_address_changed',
    dedupeKey: `address-changed:${order.id}:${newId()}`,
    to: from,
    locale: order.locale,
    orderId: order.id,
    payload: { by },
  })
  const detail = by === 'buyer' ? { from, to, address: changer.address } : { from, to }
  await recordEvent(tx, order.id, EMAIL_CORRECTED, detail, changer.username)
  await recordAudit(tx, changer, {
    action: 'order.correct_email',
    entityType: 'order',
    entityId: order.orderNumber,
    before: { customerEmail: from },
    after: { customerEmail: to },
  })
  // A gift's keys are not for the buyer, whatever their address; what confirms a consent is.
  const isForBuyer = order.gift === null || (await isHeld(tx, order.id))
  return isForBuyer ? ((await sendAgain(tx, order))?.what ?? null) : null
}

export const sameAddress = () =>
  new AppError('conflict', say('orders.sameAddress'), {
    details: { reason: 'same_address' },
  })
