import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudits } from '@/lib/staff/audit'
import type { DeletedMedia } from './library-contracts'
import { MEDIA_COLUMNS, mediaRowSchema } from './queries'
import { mediaUses } from './uses'

/**
 * Deletes those of these pictures that nothing uses. Whoever is about to use one holds its row until the
 * reference is stored (requireUploads), so either the use is seen here, or the picture is gone for them.
 */
export async function deleteUnusedMedia(
  actor: Actor,
  sha256s: readonly string[],
): Promise<DeletedMedia> {
  return db().$transaction(async (tx) => {
    const rows = await rowsOf(
      tx,
      mediaRowSchema,
      Prisma.sql`
      SELECT ${MEDIA_COLUMNS} FROM "Media" m WHERE m."sha256" = ANY(${sha256s}::bpchar[])
      ORDER BY m."sha256" FOR UPDATE`,
    )
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

/** Deletes a picture. @throws AppError `not_found`, `conflict` while something uses it */
export async function deleteMedia(actor: Actor, sha256: string): Promise<void> {
  const { deleted, inUse } = await deleteUnusedMedia(actor, [sha256])
  if (inUse.length > 0) throw await stillUsed(sha256)
  if (deleted.length === 0) throw new AppError('not_found', say('media.unknown'))
}

async function stillUsed(sha256: string): Promise<AppError> {
  const uses = (await mediaUses([sha256])).get(sha256) ?? []
  const labels = uses.slice(0, 3).map(({ label }) => label)
  const named = labels.length > 0 ? `: ${labels.join(', ')}` : ''
  return new AppError(
    'conflict',
    say('media.inUse', {
      uses: uses.length > labels.length ? say('media.usesAndMore', { uses: named }) : named,
    }),
  )
}
