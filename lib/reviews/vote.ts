import 'server-only'
import { createHash } from 'node:crypto'
import { db, Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { Vote } from './contracts'

/** A session gives access to its cart, so only its hash is kept beside a review. */
const hashOf = (sessionId: string): string =>
  createHash('sha256').update(`review-vote:${sessionId}`).digest('hex')

/**
 * Records that a browser finds a review helpful, or that it does not any more; once, however often it
 * says so. Pages are not rendered again for it.
 *
 * @throws AppError `not_found` for a review that is not shown
 */
export async function voteHelpful(
  id: number,
  sessionId: string,
  isHelpful: boolean,
): Promise<Vote> {
  const voterHash = hashOf(sessionId)
  await db().$transaction(async (tx) => {
    const change = isHelpful
      ? await tx.$executeRaw(Prisma.sql`
          INSERT INTO "ReviewVote" ("reviewId", "voterHash")
          SELECT "id", ${voterHash} FROM "Review" WHERE "id" = ${id} AND "status" = 'published'
          ON CONFLICT DO NOTHING`)
      : -(await tx.reviewVote.deleteMany({ where: { reviewId: id, voterHash } })).count
    // Past `updatedAt`, by which the owner's decisions are about what was read.
    if (change !== 0)
      await tx.$executeRaw(Prisma.sql`
        UPDATE "Review" SET "helpfulCount" = greatest(0, "helpfulCount" + ${change}::int)
        WHERE "id" = ${id}`)
  })
  const [vote] = await votesOn([id], sessionId)
  if (!vote) throw new AppError('not_found', 'There is no such review')
  return vote
}

/** How many found published reviews helpful, and whether this browser did. */
export async function votesOn(ids: readonly number[], sessionId: string | null): Promise<Vote[]> {
  const voterHash = sessionId === null ? '' : hashOf(sessionId)
  const rows = await db().review.findMany({
    where: { id: { in: [...ids] }, status: 'published' },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      helpfulCount: true,
      votes: { where: { voterHash }, select: { reviewId: true } },
    },
  })
  return rows.map(({ id, helpfulCount, votes }) => ({
    id,
    helpful: helpfulCount,
    voted: votes.length > 0,
  }))
}
