import 'server-only'
import { db } from '@/lib/core/db'

/** Removes the gift cards of abandoned carts. */
export async function removeOldCartGiftCards(before: Date): Promise<void> {
  await db().cartGiftCard.deleteMany({ where: { updatedAt: { lt: before } } })
}
