import 'server-only'
import { decrypt } from '@/lib/core/crypto'
import { db } from '@/lib/core/db'
import { openKey } from '@/lib/licences/key-crypto'
import { type Composed, composeMessage, mailTranslator, storeAddress } from '@/lib/mail/compose-kit'
import {
  HAND_DELIVERY,
  handDeliveryPayloadSchema,
  replacementPayloadSchema,
} from '@/lib/mail/contracts'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'

/** The message to the buyer of manually delivered items. */
export async function composeHandDelivery(email: Outgoing): Promise<Composed> {
  const { itemIds, sealedMessage } = handDeliveryPayloadSchema.parse(email.payload)
  const [order, { supportEmail }, t] = await Promise.all([
    db().order.findUniqueOrThrow({
      where: { id: email.orderId ?? 0 },
      include: { items: { where: { id: { in: itemIds } }, orderBy: { position: 'asc' } } },
    }),
    currentSettings(),
    mailTranslator(email.locale),
  ])
  const { orderNumber, customerName } = order
  return composeMessage({
    locale: email.locale,
    replyTo: supportEmail,
    subject: t('byHand.subject', { orderNumber }),
    heading: t('greeting', { name: customerName }),
    paragraphs: [t('byHand.text')],
    details: [
      { label: t('orderNumber'), value: orderNumber },
      {
        label: t('byHand.items'),
        value: order.items
          .map(({ quantity, productName }) => `${quantity} × ${productName}`)
          .join(' · '),
      },
    ],
    quote: decrypt(Buffer.from(sealedMessage, 'base64'), HAND_DELIVERY),
    action: {
      label: t('viewOrder'),
      url: storeAddress(email.locale, `/checkout/success?order=${orderNumber}`),
    },
    notes: [t('support', { email: supportEmail, orderNumber }), t('keepSafe')],
  })
}

/**
 * The mail with a replacement key, and only that key.
 *
 * @returns `null` when it was withdrawn in the meantime
 */
export async function composeKeyReplacement(email: Outgoing): Promise<Composed | null> {
  const { keyId } = replacementPayloadSchema.parse(email.payload)
  const [key, { supportEmail }, t] = await Promise.all([
    db().productKey.findUniqueOrThrow({
      where: { id: keyId },
      include: { orderItem: { include: { order: true } } },
    }),
    currentSettings(),
    mailTranslator(email.locale),
  ])
  if (key.status !== 'used' || !key.orderItem) return null
  const { productName, order } = key.orderItem
  const { orderNumber } = order
  return composeMessage({
    locale: email.locale,
    replyTo: supportEmail,
    subject: t('replacement.subject', { orderNumber }),
    heading: t('greeting', { name: order.customerName }),
    paragraphs: [t('replacement.text', { productName }), t(`activation.${key.keyType}`)],
    details: [
      { label: t('orderNumber'), value: orderNumber },
      { label: t('byHand.items'), value: productName },
      { label: t(`keyLabel.${key.keyType}`, { count: 1 }), value: openKey(key.valueEncrypted) },
    ],
    notes: [t('support', { email: supportEmail, orderNumber }), t('keepSafe')],
  })
}
