import 'server-only'
import { db } from '@/lib/core/db'
import { type Passkey, toPasskey } from '@/lib/staff/webauthn/contracts'

/** A user's passkeys, the oldest first. */
export async function passkeysOf(userId: number): Promise<Passkey[]> {
  const rows = await db().passkey.findMany({ where: { userId }, orderBy: { id: 'asc' } })
  return rows.map(toPasskey)
}
