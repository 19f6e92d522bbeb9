import 'server-only'
import { db } from '@/lib/core/db'

/** Empties a session's cart. */
export async function clearCart(sessionId: string): Promise<void> {
  await db().cartItem.deleteMany({ where: { sessionId } })
}
