import 'server-only'
import { decrypt, encrypt } from '@/lib/core/crypto'
import { db } from '@/lib/core/db'
import { log } from '@/lib/core/log'

/** What the addresses of feeds are encrypted for. */
export const ADDRESS_PURPOSE = 'supplier-feed-address'

type Stored = { url: string; urlEncrypted: Uint8Array | null }

/** An address as it is stored: it may hold a password, in whichever part. */
export const sealedUrl = (url: string) => ({
  url: '',
  urlEncrypted: encrypt(url, ADDRESS_PURPOSE),
})

/** Reverses {@link sealedUrl}; `null` when it was encrypted with another APP_SECRET. */
export function urlOf({ url, urlEncrypted }: Stored): string | null {
  if (!urlEncrypted) return url
  try {
    return decrypt(urlEncrypted, ADDRESS_PURPOSE)
  } catch {
    log.error('the address of a supplier feed cannot be read with this APP_SECRET')
    return null
  }
}

/** Encrypts the addresses that were stored before addresses were. */
export async function sealStoredUrls(): Promise<void> {
  const plain = await db().supplierFeed.findMany({ where: { NOT: { url: '' } } })
  for (const { id, url } of plain)
    await db().supplierFeed.updateMany({ where: { id, url }, data: sealedUrl(url) })
}
