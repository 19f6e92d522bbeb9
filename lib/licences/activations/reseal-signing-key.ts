import 'server-only'
import type { Tx } from '@/lib/core/db'
import { type Resealed, resealEach, type SecretChange } from '@/lib/core/secret-change'
import { SIGNING_PURPOSE } from './signing-key'

/** Encrypts the private key that licence files are signed with under another secret; it stays the same. */
export async function resealSigningKey(tx: Tx, change: SecretChange): Promise<Resealed> {
  const rows = await tx.licenceSigningKey.findMany({
    select: { id: true, privateKeyEncrypted: true },
  })
  return resealEach(
    change,
    rows,
    ({ privateKeyEncrypted }) => ({ sealed: privateKeyEncrypted, purpose: SIGNING_PURPOSE }),
    ({ id }, privateKeyEncrypted) =>
      tx.licenceSigningKey.update({ where: { id }, data: { privateKeyEncrypted } }),
  )
}
