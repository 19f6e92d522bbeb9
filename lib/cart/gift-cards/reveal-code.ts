import 'server-only'
import { db } from '@/lib/core/db'
import { consumeLimit } from '@/lib/http/rate-limit'
import { REVEALS } from '@/lib/security/reveal-limits'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { noSuchGiftCard } from './admin-queries'
import { openCode } from './code-crypto'
import { GIFT_CARD_ENTITY } from './gift-card-entity'

/**
 * The code of a gift card in plain text; the access is recorded in the audit trail.
 *
 * @throws AppError `not_found`; `rate_limited` for a user who has seen more within the hour than anybody needs
 */
export async function revealCode(actor: Actor, id: number): Promise<{ code: string }> {
  await consumeLimit(REVEALS, String(actor.userId))
  const card = await db().giftCard.findUnique({ where: { id }, select: { codeEncrypted: true } })
  if (!card) throw noSuchGiftCard()
  await recordAudit(db(), actor, {
    action: 'gift_card.reveal',
    entityType: GIFT_CARD_ENTITY,
    entityId: id,
  })
  return { code: openCode(card.codeEncrypted) }
}
