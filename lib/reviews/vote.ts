import 'server-only'
import { createHash } from 'node:crypto'
import { keyedHash, keyedHashes } from '@/lib/core/crypto'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { lockRows } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { countedAs } from '@/lib/core/trusted-proxies.mjs'
import type { Vote } from './contracts'

/** A session gives access to its cart, so only its hash is kept beside a review. */
const hashOf = (sessionId: string): string =>
  createHash('sha256').update(`review-vote:${sessionId}`).digest('hex')

type Voter = { sessionId: string; address: string }

/**
 * Records that a browser finds a review helpful, or that it does not any more; once, however often it says so. Browsers of one
 * network address count once together: a script has as many sessions as it likes. Pages are not rendered again for it.
 *
 * @throws AppError `not_found` for a review that is not shown
 */
export async function voteHelpful(
  id: number,
  { sessionId, address }: Voter,
  isHelpful: boolean,
): Promise<Vote> {
  const voterHash = hashOf(sessionId)
  await db().$transaction(async (tx) => {
    // Of votes at once, each sees those before it.
    const isShown = await lockRows(tx, 'Review', { id, status: 'published' }, 'NO KEY UPDATE')
    if (!isShown) return
    const change = isHelpful
      ? await addVote(tx, id, voterHash, countedAs(address))
      : -(await removeVote(tx, id, voterHash))
    // Past `updatedAt`, by which the owner's decisions are about what was read.
    if (change !== 0)
      await tx.$executeRaw(Prisma.sql`
        UPDATE "Review" SET "helpfulCount" = greatest(0, "helpfulCount" + ${change}::int)
        WHERE "id" = ${id}`)
  })
  const [vote] = await votesOn([id], sessionId)
  if (!vote) throw new AppError('not_found', say('reviews.unknown'))
  return vote
}

const NETWORK = 'review-vote-network'

/** @returns by how much the count rises */
async function addVote(
  tx: Tx,
  reviewId: number,
  voterHash: string,
  network: string,
): Promise<number> {
  const others = await tx.reviewVote.count({
    where: { reviewId, networkHash: { in: keyedHashes(network, NETWORK) } },
  })
  const { count } = await tx.reviewVote.createMany({
    data: { reviewId, voterHash, networkHash: keyedHash(network, NETWORK) },
    skipDuplicates: true,
  })
  return others === 0 ? count : 0
}

/** @returns by how much the count falls */
async function removeVote(tx: Tx, reviewId: number, voterHash: string): Promise<number> {
  const where = { reviewId_voterHash: { reviewId, voterHash } }
  const own = await tx.reviewVote.findUnique({ where })
  if (!own) return 0
  await tx.reviewVote.delete({ where })
  const { networkHash } = own
  const others =
    networkHash === null ? 0 : await tx.reviewVote.count({ where: { reviewId, networkHash } })
  return others === 0 ? 1 : 0
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
