import 'server-only'
import type { Tx } from '@/lib/core/db'
import { type Resealed, resealEach, type SecretChange } from '@/lib/core/secret-change'
import { ADDRESS_PURPOSE } from './stored-url'

/** Encrypts the addresses of suppliers' feeds under another secret. */
export async function resealUrls(tx: Tx, change: SecretChange): Promise<Resealed> {
  const feeds = await tx.supplierFeed.findMany({ select: { id: true, urlEncrypted: true } })
  return resealEach(
    change,
    feeds.flatMap(({ id, urlEncrypted }) => (urlEncrypted ? [{ id, urlEncrypted }] : [])),
    ({ urlEncrypted }) => ({ sealed: urlEncrypted, purpose: ADDRESS_PURPOSE }),
    ({ id }, urlEncrypted) => tx.supplierFeed.update({ where: { id }, data: { urlEncrypted } }),
  )
}
