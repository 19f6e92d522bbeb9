import 'server-only'
import { MAX_SITE_IMAGE_BYTES, type StoredMedia } from '@/lib/media/contracts'
import { cleanPicture } from '@/lib/media/store-image'
import { fetchPublic } from '@/lib/platform/outgoing/fetch-public'
import type { Actor } from '@/lib/staff/audit'
import { slotOf } from './queries'
import { storeAudited, storeForSlot } from './store-for-slot'

/**
 * Fetches a picture from elsewhere once and stores it here: pages show pictures of this store only, so
 * that no other host learns of visitors or can change what the store shows.
 *
 * @param key the slot that it is for, if any
 * @throws AppError `invalid` for an address that may not be fetched; as cleanPicture
 */
export async function fetchMedia(
  actor: Actor,
  address: string,
  key?: string,
): Promise<StoredMedia> {
  const slot = key === undefined ? null : await slotOf(key)
  const bytes = await fetchPublic(address, {
    what: 'image',
    accept: 'image/*',
    maxBytes: MAX_SITE_IMAGE_BYTES,
  })
  const { hostname, pathname } = new URL(address)
  const fileName = decodedName(pathname)
  if (slot) return storeForSlot(actor, slot, bytes, { fileName, from: hostname })
  const picture = await cleanPicture({ bytes, fileName, maxBytes: MAX_SITE_IMAGE_BYTES })
  return storeAudited(actor, picture, { from: hostname })
}

function decodedName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
