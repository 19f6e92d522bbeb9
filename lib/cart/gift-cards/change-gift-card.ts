import 'server-only'
import { db } from '@/lib/core/db'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { lockRows } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { AdminGiftCard, GiftCardChange } from './admin-contracts'
import { adminGiftCard, noSuchGiftCard } from './admin-queries'
import { GIFT_CARD_ENTITY } from './gift-card-entity'

/**
 * Switches a gift card off or on, and changes until when it can be spent. What is left on it stays.
 *
 * @throws AppError `not_found`; `conflict` when somebody else has changed it
 */
export function changeGiftCard(
  actor: Actor,
  id: number,
  { isActive, expiresAt, note, expectedUpdatedAt }: GiftCardChange,
): Promise<AdminGiftCard> {
  return db().$transaction(async (tx) => {
    await lockRows(tx, 'GiftCard', { id }, 'NO KEY UPDATE')
    const before = await tx.giftCard.findUnique({ where: { id } })
    if (!before) throw noSuchGiftCard()
    requireUpdatedAt(before.updatedAt, expectedUpdatedAt, say('conflict.thisGiftCard'))
    await tx.giftCard.update({
      where: { id },
      data: { isActive, expiresAt: expiresAt && new Date(expiresAt), note },
    })
    await recordAudit(tx, actor, {
      action: 'gift_card.update',
      entityType: GIFT_CARD_ENTITY,
      entityId: id,
      before: {
        isActive: before.isActive,
        expiresAt: before.expiresAt?.toISOString() ?? null,
        note: before.note,
      },
      after: { isActive, expiresAt, note },
    })
    return adminGiftCard(id, tx)
  })
}
