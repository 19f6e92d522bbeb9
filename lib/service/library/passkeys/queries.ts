import 'server-only'
import { db } from '@/lib/core/db'
import { type Passkey, toPasskey } from '@/lib/staff/webauthn/contracts'

/** The passkeys of an address, the oldest first. @param email in lower case */
export async function passkeysOf(email: string): Promise<Passkey[]> {
  const rows = await db().libraryPasskey.findMany({ where: { email }, orderBy: { id: 'asc' } })
  return rows.map(toPasskey)
}
