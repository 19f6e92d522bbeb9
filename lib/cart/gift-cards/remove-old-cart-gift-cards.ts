import 'server-only'
import { db } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'

/** As long as an abandoned cart. */
const CART_GIFT_CARD_DAYS = 90

/** Removes the gift cards of abandoned carts. */
export async function removeOldCartGiftCards(): Promise<void> {
  await db().cartGiftCard.deleteMany({ where: { updatedAt: { lt: daysAgo(CART_GIFT_CARD_DAYS) } } })
}
