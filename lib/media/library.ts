import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { type Actor, recordAudits } from '@/lib/staff/audit'
import type { DeletedMedia, LibraryImage, MediaListQuery, MediaUse } from './library-contracts'
import { FEW_USES, MEDIA_URL, mediaUses, ON_NO_PRODUCT } from './uses'

type Row = Omit<LibraryImage, 'createdAt' | 'uses'> & { createdAt: Date }

/** All of a media row but its bytes. */
const COLUMNS = Prisma.sql`m."sha256"::text AS "sha256", ${MEDIA_URL} AS "url", m."contentType",
  m."width", m."height", m."byteSize", m."fileName", m."createdAt"`

const literal = (term: string) => term.replace(/[\\%_]/g, '\\$&')

/** A page of the media library, newest first, with what shows each picture. */
export async function listMedia({
  search,
  unused,
  limit,
  offset,
}: MediaListQuery): Promise<{ rows: LibraryImage[]; total: number }> {
  const byName = search
    ? Prisma.sql`m."fileName" ILIKE ${`%${literal(search)}%`}`
    : Prisma.sql`true`
  const free = unused
    ? Prisma.sql`${ON_NO_PRODUCT}
        AND NOT EXISTS (SELECT 1 FROM few WHERE few."sha256" = m."sha256")`
    : Prisma.sql`true`
  const few = Prisma.sql`WITH few AS MATERIALIZED (SELECT DISTINCT "sha256" FROM (${FEW_USES}) f)`
  const from = Prisma.sql`FROM "Media" m WHERE ${byName} AND ${free}`
  const [rows, [count]] = await Promise.all([
    db().$queryRaw<Row[]>`
      ${few} SELECT ${COLUMNS} ${from}
      ORDER BY m."createdAt" DESC, m."sha256" LIMIT ${limit} OFFSET ${offset}`,
    db().$queryRaw<{ total: bigint }[]>`${few} SELECT count(*) AS "total" ${from}`,
  ])
  const uses = await mediaUses(rows.map(({ sha256 }) => sha256))
  return { rows: rows.map((row) => withUses(row, uses)), total: Number(count?.total ?? 0) }
}

const withUses = (row: Row, uses: Map<string, MediaUse[]>): LibraryImage => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  uses: uses.get(row.sha256) ?? [],
})

/** One picture of the library. @throws AppError `not_found` */
export async function mediaDetails(sha256: string): Promise<LibraryImage> {
  const [row] = await db().$queryRaw<Row[]>`
    SELECT ${COLUMNS} FROM "Media" m WHERE m."sha256" = ${sha256}::bpchar`
  if (!row) throw new AppError('not_found', 'There is no such image')
  return withUses(row, await mediaUses([sha256]))
}

/**
 * Deletes those of these pictures that nothing shows. Who is about to use one holds its row until that
 * is written down (missingUploads), so it is seen here, or the picture is gone for them.
 */
export async function deleteUnusedMedia(
  actor: Actor,
  sha256s: readonly string[],
): Promise<DeletedMedia> {
  return db().$transaction(async (tx) => {
    const rows = await tx.$queryRaw<Row[]>`
      SELECT ${COLUMNS} FROM "Media" m WHERE m."sha256" = ANY(${sha256s}::bpchar[])
      ORDER BY m."sha256" FOR UPDATE`
    const uses = await mediaUses(
      rows.map(({ sha256 }) => sha256),
      tx,
    )
    const free = rows.filter(({ sha256 }) => !uses.has(sha256))
    const deleted = free.map(({ sha256 }) => sha256)
    await tx.media.deleteMany({ where: { sha256: { in: deleted } } })
    await recordAudits(
      tx,
      actor,
      free.map(({ sha256, url, fileName, byteSize }) => ({
        action: 'media.delete',
        entityType: 'media',
        entityId: sha256,
        before: { url, fileName, bytes: byteSize },
      })),
    )
    return { deleted, inUse: [...uses.keys()] }
  })
}

/** Deletes a picture. @throws AppError `not_found`, `conflict` while something shows it */
export async function deleteMedia(actor: Actor, sha256: string): Promise<void> {
  const { deleted, inUse } = await deleteUnusedMedia(actor, [sha256])
  if (inUse.length > 0) throw await stillShown(sha256)
  if (deleted.length === 0) throw new AppError('not_found', 'There is no such image')
}

async function stillShown(sha256: string): Promise<AppError> {
  const uses = (await mediaUses([sha256])).get(sha256) ?? []
  const named = uses.slice(0, 3).map(({ label }) => label)
  const more = uses.length > named.length ? ' and more' : ''
  return new AppError(
    'conflict',
    `This image is in use${named.length > 0 ? `: ${named.join(', ')}${more}` : ''}. Choose another picture there first.`,
  )
}
