import 'server-only'
import { FIGURES } from '@/content/figures'
import { decrypt } from '@/lib/core/crypto'
import { db } from '@/lib/core/db'
import { openKey } from '@/lib/licences/key-crypto'
import { type Composed, composeMessage, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import { HAND_DELIVERY, handDeliveryPayloadSchema } from '@/lib/mail/contracts'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'
import { addressee } from './addressee'
import { keyAttachments, writtenKey } from './key-attachments'
import { soldKey } from './sold-key'
import { trackPath } from './track-path'
import { withdrawalUrl } from './withdrawal-url'

/** The message to the buyer of manually delivered items. */
export async function composeHandDelivery(email: Outgoing): Promise<Composed> {
  const { itemIds, sealedMessage } = handDeliveryPayloadSchema.parse(email.payload)
  const [order, { supportEmail }, t] = await Promise.all([
    db().order.findUniqueOrThrow({
      where: { id: email.orderId ?? 0 },
      include: {
        gift: true,
        items: { where: { id: { in: itemIds } }, orderBy: { position: 'asc' } },
      },
    }),
    currentSettings(),
    mailTranslator(email.locale),
  ])
  const { orderNumber } = order
  const reader = addressee(order, { t, locale: email.locale, supportEmail })
  const withdrawal = order.gift ? null : await withdrawalUrl(order, email.locale)
  return composeMessage({
    locale: email.locale,
    // Who gets a gift learns nothing of its order.
    words: order.gift
      ? { kind: 'all', values: {} }
      : { kind: 'order_by_hand', values: { customerName: order.customerName, orderNumber } },
    replyTo: supportEmail,
    subject: reader.subject ?? t('byHand.subject', { orderNumber }),
    heading: reader.heading,
    paragraphs: [
      order.gift ? t('gift.delivered', { buyer: order.customerName }) : t('byHand.text'),
    ],
    details: [
      ...reader.facts,
      {
        label: t('byHand.items'),
        value: order.items
          .map(({ quantity, productName }) => `${quantity} × ${productName}`)
          .join(' · '),
      },
    ],
    quote: decrypt(Buffer.from(sealedMessage, 'base64'), HAND_DELIVERY),
    action: reader.action,
    notes: reader.notes,
    links: withdrawal === null ? [] : [{ label: t('withdrawal.link'), url: withdrawal }],
  })
}

/**
 * The mail with a replacement key, and only that key.
 *
 * @returns `null` when it was withdrawn in the meantime
 */
export async function composeKeyReplacement(email: Outgoing): Promise<Composed | null> {
  const sold = await soldKey(email)
  if (!sold) return null
  const { key, productName, orderNumber, customerName, reader, supportEmail, t } = sold
  const value = openKey(key.valueEncrypted)
  const url = storeUrl(email.locale, trackPath(orderNumber))
  return composeMessage({
    locale: email.locale,
    words: sold.isGift
      ? { kind: 'all', values: {} }
      : { kind: 'key_replacement', values: { customerName, orderNumber, productName } },
    replyTo: supportEmail,
    subject: reader.subject ?? t('replacement.subject', { orderNumber }),
    heading: reader.heading,
    paragraphs: [
      t('replacement.text', { productName }),
      t(`activation.${key.keyType}`, { days: FIGURES.downloadLinkDays }),
    ],
    details: [
      ...reader.facts,
      { label: t('byHand.items'), value: productName },
      { label: t(`keyLabel.${key.keyType}`, { count: 1 }), value: writtenKey(value) },
    ],
    attachments: keyAttachments([value]),
    notes: reader.notes,
    // The recipient of a gift can't look the order up.
    links: reader.action ? [{ label: t('keyReport.link'), url }] : [],
  })
}
