import 'server-only'
import { db } from '@/lib/core/db'
import { MINUTE_MS } from '@/lib/core/time'
import { keyState } from './key-state'
import { hashOfSecret } from './secret'

/** How exactly its last use is known: a write for each call would be too many. */
const USED_EVERY_MS = MINUTE_MS

export type CallingKey = {
  id: number
  name: string
  scopes: string[]
  callsPerMinute: number
  /** Who made it. */
  userId: number
}

/** The API key with a secret; `null` when there is none, or it opens nothing any more. */
export async function authenticateKey(secret: string): Promise<CallingKey | null> {
  const row = await db().apiKey.findUnique({
    where: { hash: hashOfSecret(secret) },
    include: { user: { select: { isActive: true, role: true } } },
  })
  const now = new Date()
  if (!row || keyState(row, now) !== 'active') return null
  if (now.getTime() - (row.lastUsedAt?.getTime() ?? 0) > USED_EVERY_MS)
    await db().apiKey.updateMany({ where: { id: row.id }, data: { lastUsedAt: now } })
  const { id, name, scopes, callsPerMinute, userId } = row
  return { id, name, scopes, callsPerMinute, userId }
}
