import 'server-only'
import { noSuchGiftCard } from '@/lib/cart/gift-cards/admin-queries'
import { GIFT_CARD_ENTITY } from '@/lib/cart/gift-cards/gift-card-entity'
import { db } from '@/lib/core/db'
import { consumeLimit } from '@/lib/http/rate-limit'
import { REVEALS } from '@/lib/security/reveal-limits'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { giftCardPdf } from './gift-card-pdf'
import { cardToPrint, PRINTED_FIELDS } from './to-print'

/**
 * A gift card as a file to print, for staff. Its code is on it, so that the access is recorded in the audit trail.
 *
 * @throws AppError `not_found`; `rate_limited` for a user who has seen more within the hour than anybody needs
 */
export async function printCard(actor: Actor, id: number): Promise<Buffer> {
  await consumeLimit(REVEALS, String(actor.userId))
  const row = await db().giftCard.findUnique({ where: { id }, include: PRINTED_FIELDS })
  if (!row) throw noSuchGiftCard()
  await recordAudit(db(), actor, {
    action: 'gift_card.print',
    entityType: GIFT_CARD_ENTITY,
    entityId: id,
  })
  return giftCardPdf([await cardToPrint(row)])
}
