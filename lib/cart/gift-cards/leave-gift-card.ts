import 'server-only'
import { db, type Tx } from '@/lib/core/db'

/** Takes a gift card off a session's cart. @param lastFour of its code; left out: all of them */
export async function leaveGiftCards(
  sessionId: string,
  lastFour: string | undefined,
): Promise<void> {
  if (lastFour === undefined) {
    await db().cartGiftCard.deleteMany({ where: { sessionId } })
    return
  }
  const card = await db().cartGiftCard.findFirst({
    where: { sessionId, giftCard: { lastFour } },
    orderBy: { enteredAt: 'asc' },
    select: { giftCardId: true },
  })
  if (card) await db().cartGiftCard.deleteMany({ where: { sessionId, ...card } })
}

/** Takes gift cards that were paid with off a session's cart; those that were entered since stay. */
export async function leaveUsedGiftCards(
  tx: Tx,
  sessionId: string,
  giftCardIds: readonly number[],
): Promise<void> {
  await tx.cartGiftCard.deleteMany({ where: { sessionId, giftCardId: { in: [...giftCardIds] } } })
}
