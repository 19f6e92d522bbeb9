import 'server-only'
import { openKey } from '@/lib/licences/key-crypto'
import { maskKey } from '@/lib/licences/key-rules'
import { type Composed, composeMessage } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { soldKey } from './sold-key'

/**
 * Tells whoever has a key that its supplier recalled it.
 *
 * @returns `null` when it was replaced or withdrawn in the meantime
 */
export async function composeKeyRecalled(email: Outgoing): Promise<Composed | null> {
  const sold = await soldKey(email)
  if (!sold) return null
  const { key, productName, orderNumber, customerName, reader, supportEmail, t } = sold
  return composeMessage({
    locale: email.locale,
    words: sold.isGift
      ? { kind: 'all', values: {} }
      : { kind: 'key_recalled', values: { customerName, orderNumber, productName } },
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
