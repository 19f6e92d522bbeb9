import 'server-only'
import { db } from '@/lib/core/db'
import { queueMail } from '@/lib/mail/queue-mail'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { AdminGiftCard, GiftCardInput } from './admin-contracts'
import { adminGiftCard } from './admin-queries'
import { newCode, sealCode } from './code-crypto'
import { GIFT_CARD_ENTITY } from './gift-card-entity'

/**
 * Makes a gift card by hand, and mails its code if somebody is named.
 *
 * @returns the card, and its code in plain text
 */
export async function createGiftCard(
  actor: Actor,
  { amount, expiresAt, note, email, locale }: GiftCardInput,
): Promise<{ giftCard: AdminGiftCard; code: string }> {
  const code = newCode()
  const giftCard = await db().$transaction(async (tx) => {
    const { id } = await tx.giftCard.create({
      data: {
        ...sealCode(code),
        faceValue: amount,
        balance: amount,
        expiresAt: expiresAt && new Date(expiresAt),
        note,
        email,
        locale,
        username: actor.username,
      },
      select: { id: true },
    })
    await recordAudit(tx, actor, {
      action: 'gift_card.create',
      entityType: GIFT_CARD_ENTITY,
      entityId: id,
      after: { amount, expiresAt, note, email },
    })
    if (email !== null)
      await queueMail(tx, {
        kind: 'gift_card',
        dedupeKey: `gift-card:${id}`,
        to: email,
        locale,
        payload: { giftCardId: id },
      })
    return adminGiftCard(id, tx)
  })
  return { giftCard, code }
}
