import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { PictureOwner } from './queries'

/** Removes one picture of a review or a report. @returns whether there was one */
export async function removeVisitorPicture(
  tx: Tx,
  id: string,
  owner: PictureOwner,
): Promise<boolean> {
  const { count } = await tx.visitorPicture.deleteMany({ where: { id, ...owner } })
  return count > 0
}

/** Removes all pictures of some reviews. @returns how many there were */
export async function removePicturesOfReviews(
  tx: Tx,
  reviewIds: readonly number[],
): Promise<number> {
  const { count } = await tx.visitorPicture.deleteMany({
    where: { reviewId: { in: [...reviewIds] } },
  })
  return count
}

/** Removes all pictures of some reports of keys. @returns how many there were */
export async function removePicturesOfKeyReports(
  tx: Tx,
  keyReportIds: readonly number[],
): Promise<number> {
  const { count } = await tx.visitorPicture.deleteMany({
    where: { keyReportId: { in: [...keyReportIds] } },
  })
  return count
}
