import 'server-only'
import type { Tx } from '@/lib/core/db'
import { queueMail } from '@/lib/mail/queue-mail'
import type { InsertedOrder } from '@/lib/orders/insert-order'
import { recordEvent } from '@/lib/orders/record-event'
import { lastInstantOfPeriod } from '@/lib/orders/withdrawal-period'
import type { SupplyConsent } from '@/lib/payments/supply-consent'
import { currentSettings } from '@/lib/settings/queries'
import { CONFIRMATION_MAIL, WAITING_MAIL } from './mail-kinds'

/**
 * Keeps with a new order what its buyer answered about immediate supply, and queues the mail that confirms it: nothing is
 * supplied before a mail server has taken that or, of a buyer who did not agree, before the period for withdrawal is over.
 *
 * @returns whether the order is held until then
 */
export async function keepConsent(
  tx: Tx,
  order: InsertedOrder,
  consent: SupplyConsent | null,
): Promise<boolean> {
  if (!consent || order.items.every(({ isGiftCard }) => isGiftCard)) return false
  const { timezone } = await currentSettings(tx)
  const { network, isGiven, ...shown } = consent
  await tx.supplyConsent.create({
    data: {
      ...shown,
      isGiven,
      orderId: order.id,
      network: network || null,
      waitsUntil: isGiven ? null : lastInstantOfPeriod(new Date(order.shown.createdAt), timezone),
    },
  })
  await recordEvent(tx, order.id, isGiven ? 'supply_consent_given' : 'supply_waits')
  await queueMail(tx, {
    kind: isGiven ? CONFIRMATION_MAIL : WAITING_MAIL,
    dedupeKey: `supply:${order.id}`,
    to: order.customerEmail,
    locale: order.locale,
    orderId: order.id,
  })
  return true
}
