import 'server-only'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { OwnPicture } from './contracts'
import type { PictureSize } from './picture-rules'

/** What a picture belongs to. */
export type PictureOwner = { reviewId: number } | { keyReportId: number }

/** What lists say of the pictures of something: in the order in which they came, without their bytes. */
export const LISTED_PICTURES = {
  orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  select: { id: true, width: true, height: true },
} as const satisfies Prisma.VisitorPictureFindManyArgs

/** How many pictures something has. */
export const countPictures = (tx: Tx, owner: PictureOwner): Promise<number> =>
  tx.visitorPicture.count({ where: owner })

/** The pictures of something, as the one who sent them sees them. */
export async function ownPictures(tx: Tx, owner: PictureOwner): Promise<OwnPicture[]> {
  const rows = await tx.visitorPicture.findMany({
    where: owner,
    orderBy: LISTED_PICTURES.orderBy,
    select: { ...LISTED_PICTURES.select, thumbnail: true },
  })
  return rows.map(({ thumbnail, ...row }) => ({
    ...row,
    thumbnail: `data:image/webp;base64,${Buffer.from(thumbnail).toString('base64')}`,
  }))
}

/**
 * The content of a picture, for whoever may see it by the condition.
 *
 * @throws AppError `not_found`
 */
export async function pictureContent(
  where: Prisma.VisitorPictureWhereInput & { id: string },
  size: PictureSize,
): Promise<Uint8Array<ArrayBuffer>> {
  const row = await db().visitorPicture.findFirst({
    where,
    select: { bytes: size === 'full', thumbnail: size === 'thumbnail' },
  })
  const bytes = row && (row.bytes ?? row.thumbnail)
  if (!bytes) throw unknownPicture()
  return bytes
}

/** Refuses an id of no picture, or of one that the caller may not see. */
export const unknownPicture = () => new AppError('not_found', say('media.unknownPicture'))
