/** What CRMs are told of, once the caller's transaction has committed. */
import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { Call } from '@/lib/mail/notifications/correspondent'
import { queueCall } from '@/lib/mail/notifications/queue-call'
import { activePlugins } from '@/lib/plugins/queries'
import { CRMS } from './crms'

/** Calls look at what is true when they run: repeated ones do no harm. */
async function queue(tx: Tx, call: Call): Promise<void> {
  for (const { plugin } of await activePlugins(CRMS, tx))
    await queueCall(tx, plugin.id, call, newId())
}

/** Has the deal of an order brought in step with it: it was paid, refunded, or its buyer's address was corrected. */
export async function queueOrder(orderId: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const order = await tx.order.findUnique({
      where: { id: orderId },
      select: { orderNumber: true },
    })
    if (order)
      await queue(tx, { type: 'deal.changed', subject: order.orderNumber, data: { orderId } })
  })
}

/** {@link queueOrder} for one CRM. */
export async function queueOrderAt(
  tx: Tx,
  crm: string,
  { id: orderId, orderNumber }: { id: number; orderNumber: string },
): Promise<void> {
  await queueCall(
    tx,
    crm,
    { type: 'deal.changed', subject: orderNumber, data: { orderId } },
    newId(),
  )
}

/** Has the contact of an address told what its subscription has become, if it has bought. @param email in lower case */
export async function queueConsent(tx: Tx, email: string): Promise<void> {
  const record = await tx.customerRecord.findUnique({ where: { email }, select: { id: true } })
  if (record) await queueCustomer(tx, 'contact.consent', record.id)
}

/** Has the contact of a customer forgotten whose data are erased. */
export const queueForgetting = (tx: Tx, customerId: number): Promise<void> =>
  queueCustomer(tx, 'contact.erased', customerId)

/** By its number alone: the log outlives what is erased. */
const queueCustomer = (
  tx: Tx,
  type: 'contact.consent' | 'contact.erased',
  customerId: number,
): Promise<void> => queue(tx, { type, subject: `Customer ${customerId}`, data: { customerId } })
