import 'server-only'
import { cartOf } from '@/lib/cart/queries'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { lockByName } from '@/lib/core/locks'
import { sellingOrBase } from '@/lib/settings/rates/seller'
import type { CartGiftCardAnswer, EnterGiftCard } from './contracts'
import { problemOf, standingOf } from './gift-card'
import { giftCardRefused } from './gift-card-refused'
import { MAX_CARDS_OF_CART } from './problems'
import { cartGiftCards, findGiftCard } from './queries'

const FIELD = { field: 'code' }

/**
 * Adds a gift card to those of a session's cart; one that it has already stays where it is.
 *
 * @throws AppError `gift_card_refused` naming `code`; one that is switched off is not told from one that never was; `invalid` naming
 *   `currency`
 */
export async function enterGiftCard(
  sessionId: string,
  { code, currency }: EnterGiftCard,
): Promise<CartGiftCardAnswer> {
  await sellingOrBase(currency)
  const card = await findGiftCard(code)
  const problem = card ? problemOf(standingOf(card, await databaseTime())) : 'unknown'
  if (!card || problem !== null) throw giftCardRefused(problem ?? 'unknown', FIELD)
  const cart = await cartOf(sessionId)
  if (cart.length > 0 && cart.every(({ product }) => product.isGiftCard))
    throw giftCardRefused('only_gift_cards', FIELD)
  await addToCart(sessionId, card.id)
  return cartGiftCards(sessionId, currency, card.id)
}

/** @throws AppError `gift_card_refused` when the cart has as many as it may have */
const addToCart = (sessionId: string, giftCardId: number): Promise<void> =>
  db().$transaction(async (tx) => {
    // Two tabs may add the last one at once.
    await lockByName(tx, `gift cards/${sessionId}`)
    const entered = { sessionId, giftCardId }
    if (await tx.cartGiftCard.count({ where: entered })) return
    if ((await tx.cartGiftCard.count({ where: { sessionId } })) >= MAX_CARDS_OF_CART)
      throw giftCardRefused('too_many', FIELD)
    await tx.cartGiftCard.create({ data: entered })
  })
