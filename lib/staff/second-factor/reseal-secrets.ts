import 'server-only'
import type { Tx } from '@/lib/core/db'
import { type Resealed, resealEach, type SecretChange } from '@/lib/core/secret-change'
import { SECRET_PURPOSE } from './secret-purpose'

/**
 * Encrypts the secrets of all authenticator apps under another secret of the store. Recovery codes are
 * stored as hashes alone, which stay (see `hashesOfRecoveryCode`).
 */
export async function resealSecondFactors(tx: Tx, change: SecretChange): Promise<Resealed> {
  const factors = await tx.secondFactor.findMany({ select: { userId: true, secret: true } })
  return resealEach(
    change,
    factors,
    ({ secret }) => ({ sealed: secret, purpose: SECRET_PURPOSE }),
    ({ userId }, secret) => tx.secondFactor.update({ where: { userId }, data: { secret } }),
  )
}
