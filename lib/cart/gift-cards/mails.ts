import 'server-only'
import { z } from 'zod'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { toCents } from '@/lib/core/money'
import { formatMoney } from '@/lib/i18n/currencies'
import { textLocaleOf } from '@/lib/i18n/locales'
import { type Composed, composeMessage, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'
import { openCode } from './code-crypto'
import { standingOf } from './gift-card'
import { cardAttachment } from './print/card-attachment'
import { GIFT_CARD_FIELDS, toGiftCard } from './queries'

const payloadSchema = z.object({ giftCardId: z.number().int() })

/**
 * The mail with the code of a gift card that was made by hand.
 *
 * @returns `null` when it can't be spent any more
 */
export async function composeGiftCard(email: Outgoing): Promise<Composed | null> {
  const { giftCardId: id } = payloadSchema.parse(email.payload)
  const [row, settings, t] = await Promise.all([
    db().giftCard.findUniqueOrThrow({ where: { id }, include: GIFT_CARD_FIELDS }),
    currentSettings(),
    mailTranslator(email.locale),
  ])
  if (standingOf(toGiftCard(row), await databaseTime()) !== 'valid') return null
  const { storeName, supportEmail, timezone } = settings
  const amount = formatMoney(toCents(row.faceValue), row.currency, email.locale)
  const date = new Intl.DateTimeFormat(textLocaleOf(email.locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timezone,
  })
  return composeMessage({
    locale: email.locale,
    words: { kind: 'gift_card', values: { recipientName: row.recipientName ?? '', amount } },
    replyTo: supportEmail,
    subject: t('giftCard.subject', { amount, storeName }),
    heading: row.recipientName ? t('greeting', { name: row.recipientName }) : t('gift.hello'),
    paragraphs: [
      t('giftCard.text', { amount, storeName }),
      ...(row.message ? [row.message] : []),
      t('activation.gift_card'),
    ],
    attachments: [await cardAttachment(id)],
    details: [
      { label: t('keyLabel.gift_card', { count: 1 }), value: openCode(row.codeEncrypted) },
      { label: t('giftCard.worth'), value: amount },
      ...(row.expiresAt
        ? [{ label: t('giftCard.validUntil'), value: date.format(row.expiresAt) }]
        : []),
    ],
    action: { label: t('giftCard.shop'), url: storeUrl(email.locale, '/categories') },
    notes: [t('giftCard.keep', { email: supportEmail })],
  })
}
