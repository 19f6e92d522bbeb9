import 'server-only'
import { db, type Tx } from '@/lib/core/db'

/** Takes the gift card off a session's cart. */
export async function leaveGiftCard(sessionId: string): Promise<void> {
  await db().cartGiftCard.deleteMany({ where: { sessionId } })
}

/** Takes a gift card that was paid with off a session's cart; one that was entered since stays. */
export async function leaveUsedGiftCard(
  tx: Tx,
  sessionId: string,
  giftCardId: number,
): Promise<void> {
  await tx.cartGiftCard.deleteMany({ where: { sessionId, giftCardId } })
}
