import 'server-only'
import { db } from '@/lib/core/db'
import { lockPerson } from '@/lib/customers/people'
import type { Actor } from '@/lib/staff/audit'
import { eraseAddress } from './erase-address'

/**
 * Erases the personal data of a customer but for what the law keeps.
import { CUSTOMER_ENTITY, type CustomerRecord } from '@/lib/customers/records'
import { forgetDeviceNames } from '@/lib/licences/activations/forget-device-names'
import { eraseBuyer } from '@/lib/mail/notifications/erase-buyer'
import { eraseReminders } from '@/lib/marketing/cart-reminders/erase-reminders'
import { optOut } from '@/lib/marketing/cart-reminders/opt-outs'
import { queueForgetting } from '@/lib/marketing/crm/queue-changes'
import { forgetSubscriber } from '@/lib/marketing/newsletter/forget-subscriber'
import { eraseReviewNames } from '@/lib/reviews/erase-names'
import { eraseReportsOf } from '@/lib/reviews/reports-of'
import { eraseLibrary } from '@/lib/service/library/close-library'
import { eraseMessagesFrom } from '@/lib/service/messages/erase-messages'
import { eraseWithdrawalsOf } from '@/lib/service/withdrawals/withdrawals-of'
import { type Actor, recordAudit } from '@/lib/staff/audit'

/**
 * Erases what the store knows of a customer beyond what the law keeps: newsletter, product alerts, reminders of carts,
 * sessions and passkeys of the library, messages, withdrawals that were answered, what the log of webhooks says of them, the names of their devices, notes and tags; reports of
 * reviews; reviews lose their names, and nothing asks for reviews or reminds of carts again. Orders with their payments, consents, invoices, keys and mails
 * stay, withdrawals that wait for an answer do, and so do a block and which addresses are one person. Once more, it changes nothing unless there is something again.
 *
 * @param id of the one address, unless all of the person are meant
 * @throws AppError `not_found`
 */
export async function eraseCustomer(
  actor: Actor,
  id: number,
  { allAddresses = false }: { allAddresses?: boolean } = {},
): Promise<void> {
  await db().$transaction(async (tx) => {
    const { addresses } = await lockPerson(tx, id)
    for (const address of addresses)
      if (allAddresses || address.id === id) await eraseAddress(tx, actor, address.email, address)
      if (allAddresses || address.id === id) await eraseAddress(tx, actor, address)
  })
}

async function eraseAddress(tx: Tx, actor: Actor, record: CustomerRecord): Promise<void> {
  const { id, email } = record
  await eraseReminders(tx, email)
  const isOptOutNew = await optOut(tx, email)
  const withdrawals = await eraseWithdrawalsOf(tx, email)
  const erased = {
    newsletter: (await forgetSubscriber(tx, email)) ? 1 : 0,
    productAlerts: (await eraseWatcher(tx, { email })) ?? 0,
    reviewNames: await eraseReviewNames(tx, email),
    reviewReports: await eraseReportsOf(tx, email),
    messages: await eraseMessagesFrom(tx, email),
    withdrawals: withdrawals.erased,
    notifications: await eraseBuyer(tx, email),
    deviceNames: await forgetDeviceNames(tx, email),
    ...(await eraseLibrary(tx, email)),
    ...(await eraseRecord(tx, record)),
  }
  const isNew = isOptOutNew || Object.values(erased).some((count) => count > 0)
  if (record.erasedAt && !isNew) return
  await markErased(tx, id, await databaseTime(tx))
  await queueForgetting(tx, id)
  await recordAudit(tx, actor, {
    action: 'customer.erase',
    entityType: CUSTOMER_ENTITY,
    entityId: id,
    before: erased,
    // To whoever withdrew and has had no answer, the store still owes one.
    ...(withdrawals.open > 0 && { after: { openWithdrawals: withdrawals.open } }),
  })
}
