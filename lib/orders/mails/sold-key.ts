import 'server-only'
import { db } from '@/lib/core/db'
import { mailTranslator } from '@/lib/mail/compose-kit'
import { replacementPayloadSchema } from '@/lib/mail/contracts'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'
import { addressee } from './addressee'

/** The sold key that a mail is about, and whom it is written to; `null` when it was replaced or withdrawn meanwhile. */
export async function soldKey(email: Outgoing) {
  const { keyId } = replacementPayloadSchema.parse(email.payload)
  const [key, { supportEmail }, t] = await Promise.all([
    db().productKey.findUniqueOrThrow({
      where: { id: keyId },
      include: { orderItem: { include: { order: { include: { gift: true } } } } },
    }),
    currentSettings(),
    mailTranslator(email.locale),
  ])
  if (key.status !== 'used' || !key.orderItem) return null
  const { productName, order } = key.orderItem
  const { orderNumber, customerName } = order
  const reader = addressee(order, { t, locale: email.locale, supportEmail })
  const isGift = order.gift !== null
  return { key, productName, orderNumber, customerName, isGift, reader, supportEmail, t }
}
