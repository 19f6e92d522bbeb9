import 'server-only'
import type { Tx } from '@/lib/core/db'
import { type Resealed, resealEach, type SecretChange } from '@/lib/core/secret-change'
import { secretsPurpose } from '@/lib/plugins/stored'

/** Encrypts the secrets of all plugins under another secret of the store. */
export async function resealPluginSecrets(tx: Tx, change: SecretChange): Promise<Resealed> {
  const plugins = await tx.plugin.findMany({ select: { id: true, secretsEncrypted: true } })
  const secrets = plugins.flatMap(({ id, secretsEncrypted }) =>
    secretsEncrypted === null ? [] : [{ id, secretsEncrypted }],
  )
  return resealEach(
    change,
    secrets,
    ({ id, secretsEncrypted }) => ({ sealed: secretsEncrypted, purpose: secretsPurpose(id) }),
    ({ id }, secretsEncrypted) => tx.plugin.update({ where: { id }, data: { secretsEncrypted } }),
  )
}
