import 'server-only'
import { cartOf } from '@/lib/cart/queries'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { sellingOrBase } from '@/lib/settings/rates/seller'
import type { CartGiftCard, EnterGiftCard } from './contracts'
import { problemOf, standingOf } from './gift-card'
import { giftCardRefused } from './gift-card-refused'
import { cartGiftCard, findGiftCard } from './queries'

const FIELD = { field: 'code' }

/**
 * Takes a gift card for a session's cart, in place of the one before.
 *
 * @throws AppError `gift_card_refused` naming `code`; one that is switched off is not told from one that never was; `invalid` naming
 *   `currency`
 */
export async function enterGiftCard(
  sessionId: string,
  { code, currency }: EnterGiftCard,
): Promise<{ giftCard: CartGiftCard | null }> {
  await sellingOrBase(currency)
  const card = await findGiftCard(code)
  const problem = card ? problemOf(standingOf(card, await databaseTime())) : 'unknown'
  if (!card || problem !== null) throw giftCardRefused(problem ?? 'unknown', FIELD)
  const cart = await cartOf(sessionId)
  if (cart.length > 0 && cart.every(({ product }) => product.isGiftCard))
    throw giftCardRefused('only_gift_cards', FIELD)
  const entered = { giftCardId: card.id }
  await db().cartGiftCard.upsert({
    where: { sessionId },
    create: { sessionId, ...entered },
    update: entered,
  })
  return cartGiftCard(sessionId, currency)
}
