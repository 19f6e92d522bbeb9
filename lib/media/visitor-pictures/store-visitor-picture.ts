import 'server-only'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { CleanPicture } from './clean-visitor-picture'
import type { PictureOwner } from './queries'

/** Stores a picture with what it belongs to, and goes with. Who calls has seen to it that there are not too many. */
export async function storeVisitorPicture(
  tx: Tx,
  owner: PictureOwner,
  picture: CleanPicture,
): Promise<void> {
  await tx.visitorPicture.create({
    data: { id: newId(), ...owner, ...picture },
    select: { id: true },
  })
}
