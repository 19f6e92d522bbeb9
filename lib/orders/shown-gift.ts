import type { z } from 'zod'
import type { shownGiftSchema } from './payer-contracts'

/** A gift as its buyer sees it. */
export const shownGift = (
  gift: { recipientEmail: string; sendAt: Date } | null,
): z.infer<typeof shownGiftSchema> | null =>
  gift && { recipientEmail: gift.recipientEmail, sendAt: gift.sendAt.toISOString() }
