import 'server-only'
import { restoreLines } from '@/lib/cart/restore-lines'
import { db } from '@/lib/core/db'
import { type RestoredCart, rememberedLinesSchema } from './contracts'
import { invalidLink, openRestore } from './links'

/**
 * Copies what a mailed link remembers into the cart of whoever opens it, on whichever device.
 *
 * @throws AppError `invalid`, `conflict` when it does not fit
 */
export async function restoreCart(sessionId: string, token: string): Promise<RestoredCart> {
  const id = await openRestore(token)
  const reminder = id === null ? null : await db().cartReminder.findUnique({ where: { id } })
  if (!reminder?.mailedAt) throw invalidLink()
  const remembered = rememberedLinesSchema.parse(reminder.lines)
  const restored = new Set(await restoreLines(sessionId, remembered))
  return {
    restored: remembered
      .filter(({ productId }) => restored.has(productId))
      .map(({ name, quantity }) => ({ name, quantity })),
    missing: remembered.filter(({ productId }) => !restored.has(productId)).map(({ name }) => name),
  }
}
