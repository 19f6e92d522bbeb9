import 'server-only'
import { db, type Prisma } from '@/lib/core/db'
import type { Passkey } from './contracts'

type Row = Pick<Prisma.PasskeyGetPayload<object>, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>

export const toPasskey = ({ id, name, createdAt, lastUsedAt }: Row): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** A user's passkeys, the oldest first. */
export async function passkeysOf(userId: number): Promise<Passkey[]> {
  const rows = await db().passkey.findMany({ where: { userId }, orderBy: { id: 'asc' } })
  return rows.map(toPasskey)
}
