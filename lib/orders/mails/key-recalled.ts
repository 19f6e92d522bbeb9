import 'server-only'
import { db } from '@/lib/core/db'
import { openKey } from '@/lib/licences/key-crypto'
import { maskKey } from '@/lib/licences/key-rules'
import { type Composed, composeMessage, mailTranslator } from '@/lib/mail/compose-kit'
import { replacementPayloadSchema } from '@/lib/mail/contracts'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'
import { addressee } from './addressee'

/**
 * Tells whoever has a key that its supplier recalled it.
 *
 * @returns `null` when it was replaced or withdrawn in the meantime
 */
export async function composeKeyRecalled(email: Outgoing): Promise<Composed | null> {
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
  const { orderNumber } = order
  const reader = addressee(order, { t, locale: email.locale, supportEmail })
  return composeMessage({
    locale: email.locale,
    replyTo: supportEmail,
    subject: t('recalled.subject', { orderNumber }),
    heading: reader.heading,
    paragraphs: [t('recalled.text', { productName })],
    details: [
      ...reader.facts,
      { label: t('byHand.items'), value: productName },
      {
        label: t(`keyLabel.${key.keyType}`, { count: 1 }),
        value: maskKey(openKey(key.valueEncrypted)),
      },
    ],
    notes: reader.notes,
  })
}
