import 'server-only'
import { forgetSpentCardsOf } from '@/lib/cart/gift-cards/mailed-to'
import { eraseWatcher } from '@/lib/catalog/product-alerts/erase-watcher'
import { eraseLinksOf } from '@/lib/checkout/payment-links/erase-links'
import { eraseApplicationsOf } from '@/lib/content/careers/erase-applications'
import { databaseTime } from '@/lib/core/database-time'
import type { Tx } from '@/lib/core/db'
import { eraseRecord, markErased } from '@/lib/customers/erase-record'
import { CUSTOMER_ENTITY, type CustomerRecord } from '@/lib/customers/records'
import { forgetDeviceNames } from '@/lib/licences/activations/forget-device-names'
import { eraseBuyer } from '@/lib/mail/notifications/erase-buyer'
import { eraseReminders } from '@/lib/marketing/cart-reminders/erase-reminders'
import { optOut } from '@/lib/marketing/cart-reminders/opt-outs'
import { queueForgetting } from '@/lib/marketing/crm/queue-changes'
import { forgetSubscriber } from '@/lib/marketing/newsletter/forget-subscriber'
import { eraseKeyReportsOf } from '@/lib/orders/key-reports/reports-of'
import { eraseReviewNames, eraseReviewPictures } from '@/lib/reviews/erase-names'
import { eraseBuyerAnswersOf } from '@/lib/reviews/questions/buyer-answers-by'
import { eraseQuestionsOf } from '@/lib/reviews/questions/questions-by'
import { eraseReportsOf } from '@/lib/reviews/reports-of'
import { eraseLibrary } from '@/lib/service/library/close-library'
import { eraseMessagesFrom } from '@/lib/service/messages/erase-messages'
import { eraseWithdrawalsOf } from '@/lib/service/withdrawals/withdrawals-of'
import { type Named, recordAudit } from '@/lib/staff/audit'

/**
 * Erases what the store knows under an address beyond what the law keeps: newsletter, product alerts, reminders of carts,
 * sessions and passkeys of the library, messages, applications, withdrawals that were answered, what the log of webhooks says of
 * it, what was written of keys that do not work, names of devices, to whom spent gift cards went, reports of reviews and questions
 * about products; reviews, published questions and answers to them lose their names, reviews their pictures, and nothing asks for reviews or reminds of carts again. Of a
 * buyer also notes and tags. Orders with their payments, consents, invoices, keys and mails stay, withdrawals that wait for an
 * answer do, and so do a block and which addresses are one person. Once more, it changes nothing unless there is something again.
 *
 * @param email in lower case
 * @param record of a buyer; `null` for an address that has bought nothing
 * @returns whether there was anything
 */
export async function eraseAddress(
  tx: Tx,
  actor: Named,
  email: string,
  record: CustomerRecord | null,
): Promise<boolean> {
  const isOptOutNew = await optOut(tx, email)
  const withdrawals = await eraseWithdrawalsOf(tx, email)
  const erasedAt = await databaseTime(tx)
  const productAlerts = await eraseWatcher(tx, { email })
  const erased = {
    newsletter: (await forgetSubscriber(tx, email)) ? 1 : 0,
    productAlerts: productAlerts ?? 0,
    cartReminders: await eraseReminders(tx, email),
    paymentLinks: await eraseLinksOf(tx, email),
    // Who never bought is never asked for reviews: their address needs no note of that.
    reviewNames: record ? await eraseReviewNames(tx, email) : 0,
    reviewPictures: await eraseReviewPictures(tx, email),
    reviewReports: await eraseReportsOf(tx, email),
    questions: await eraseQuestionsOf(tx, email),
    buyerAnswers: await eraseBuyerAnswersOf(tx, email),
    messages: await eraseMessagesFrom(tx, email),
    applications: await eraseApplicationsOf(tx, email),
    withdrawals: withdrawals.erased,
    keyReports: await eraseKeyReportsOf(tx, email),
    giftCards: await forgetSpentCardsOf(tx, email, erasedAt),
    notifications: await eraseBuyer(tx, email),
    deviceNames: await forgetDeviceNames(tx, email),
    ...(await eraseLibrary(tx, email)),
    ...(record && (await eraseRecord(tx, record))),
  }
  // An address that only asked for alerts had none yet.
  const isNew =
    isOptOutNew || productAlerts !== null || Object.values(erased).some((count) => count > 0)
  if (record ? record.erasedAt && !isNew : !isNew) return false
  if (record) {
    await markErased(tx, record.id, erasedAt)
    await queueForgetting(tx, record.id)
  }
  await recordAudit(tx, actor, {
    action: 'customer.erase',
    entityType: CUSTOMER_ENTITY,
    // The trail keeps no address of somebody who is no customer.
    entityId: record?.id ?? 'address',
    before: erased,
    // To whoever withdrew and has had no answer, the store still owes one.
    ...(withdrawals.open > 0 && { after: { openWithdrawals: withdrawals.open } }),
  })
  return true
}
