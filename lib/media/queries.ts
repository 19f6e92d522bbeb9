import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { escapeLike } from '@/lib/core/like-pattern'
import { rowsOf, TOTAL_ROW } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import type { LibraryImage, MediaListQuery, MediaUse } from './library-contracts'
import { parseUploadName } from './uploads'
import { MEDIA_URL, mediaUses, UNUSED_BY_PRODUCTS, USES_BESIDES_PRODUCTS } from './uses'

type MediaFile = {
  sha256: string
  contentType: string
  byteSize: number
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * An uploaded file by its name in the address, `{sha256}.{extension}`.
 *
 * @returns `null` unless there is such a file and the extension is its own
 */
export async function mediaFile(file: string): Promise<MediaFile | null> {
  const upload = parseUploadName(file)
  if (!upload) return null
  return db().media.findUnique({
    where: upload,
    select: { sha256: true, contentType: true, byteSize: true, bytes: true },
  })
}

/** Dimensions and weight of uploaded pictures, by their hashes. */
export const mediaSizes = (sha256s: string[]) =>
  db().media.findMany({
    where: { sha256: { in: sha256s } },
    select: { sha256: true, width: true, height: true, byteSize: true },
  })

export const mediaRowSchema = z.object({
  url: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  byteSize: z.number(),
  fileName: z.string(),
  sha256: z.string(),
  contentType: z.string(),
  createdAt: z.date(),
})
type MediaRow = z.infer<typeof mediaRowSchema>

/** The columns of a media row `m` without its bytes. */
export const MEDIA_COLUMNS = Prisma.sql`m."sha256"::text AS "sha256", ${MEDIA_URL} AS "url", m."contentType",
  m."width", m."height", m."byteSize", m."fileName", m."createdAt"`

/** A page of the media library, newest first, with what uses each picture. */
export async function listMedia({
  search,
  unused,
  limit,
  offset,
}: MediaListQuery): Promise<{ rows: LibraryImage[]; total: number }> {
  const byName = search
    ? Prisma.sql`m."fileName" ILIKE ${`%${escapeLike(search)}%`}`
    : Prisma.sql`true`
  const isListed = unused
    ? Prisma.sql`${UNUSED_BY_PRODUCTS}
        AND NOT EXISTS (SELECT 1 FROM few WHERE few."sha256" = m."sha256")`
    : Prisma.sql`true`
  const few = Prisma.sql`WITH few AS MATERIALIZED (SELECT DISTINCT "sha256" FROM (${USES_BESIDES_PRODUCTS}) f)`
  const from = Prisma.sql`FROM "Media" m WHERE ${byName} AND ${isListed}`
  const [rows, [count]] = await Promise.all([
    rowsOf(
      db(),
      mediaRowSchema,
      Prisma.sql`
      ${few} SELECT ${MEDIA_COLUMNS} ${from}
      ORDER BY m."createdAt" DESC, m."sha256" LIMIT ${limit} OFFSET ${offset}`,
    ),
    rowsOf(db(), TOTAL_ROW, Prisma.sql`${few} SELECT count(*)::int AS "total" ${from}`),
  ])
  const uses = await mediaUses(rows.map(({ sha256 }) => sha256))
  return { rows: rows.map((row) => withUses(row, uses)), total: count?.total ?? 0 }
}

const withUses = (row: MediaRow, uses: Map<string, MediaUse[]>): LibraryImage => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  uses: uses.get(row.sha256) ?? [],
})

/** One picture of the library. @throws AppError `not_found` */
export async function mediaDetails(sha256: string): Promise<LibraryImage> {
  const [row] = await rowsOf(
    db(),
    mediaRowSchema,
    Prisma.sql`
    SELECT ${MEDIA_COLUMNS} FROM "Media" m WHERE m."sha256" = ${sha256}::bpchar`,
  )
  if (!row) throw new AppError('not_found', say('media.unknown'))
  return withUses(row, await mediaUses([sha256]))
}
