import 'server-only'
import type { StoredMedia } from '@/lib/media/contracts'
import type { Actor } from '@/lib/staff/audit'
import { slotOf } from './queries'
import { storeForSlot } from './store-for-slot'

/** Stores a file that was uploaded for a slot, without showing it yet. @throws AppError as storeForSlot */
export async function uploadForSlot(actor: Actor, key: string, file: File): Promise<StoredMedia> {
  const slot = await slotOf(key)
  const bytes = new Uint8Array(await file.arrayBuffer())
  return storeForSlot(actor, slot, bytes, { fileName: file.name, from: 'upload' })
}
