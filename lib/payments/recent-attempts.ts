import 'server-only'
import { z } from 'zod'
import { Prisma, type Tx } from '@/lib/core/db'
import { lockByNames } from '@/lib/core/locks'
import { rowsOf } from '@/lib/core/rows'
import type { Attempt } from './attempt-rule'
import { AUTHENTICATION_CODES } from './authentication-asked'
import type { PayerMarks } from './payer-marks'

/** An {@link Attempt}, and the keys that it keeps from other buyers. */
const recentAttemptSchema = z.object({
  isDeclined: z.boolean(),
  isAskedFor: z.boolean(),
  isUnderWay: z.boolean(),
  at: z.date(),
  ofSession: z.boolean(),
  ofCard: z.boolean(),
  ofNetwork: z.boolean(),
  reservedKeys: z.number(),
})
export type RecentAttempt = z.infer<typeof recentAttemptSchema>

/** More are not told apart. */
const MAX_ROWS = 500

/**
 * The payments that share a mark with a payer and were declined in the last hour, or are not settled yet;
 * and all declines of the last minute. Attempts with the same card, or from the same network, take turns
 * until the transaction ends, so that each sees those before it.
 */
export async function recentAttempts(tx: Tx, payer: PayerMarks): Promise<RecentAttempt[]> {
  const { sessionId, networkHash, cardHash } = payer
  // Always in this order, so that two payers never wait for each other.
  await lockByNames(tx, [
    `attempts/network/${networkHash}`,
    ...(cardHash ? [`attempts/card/${cardHash}`] : []),
  ])
  return rowsOf(
    tx,
    recentAttemptSchema,
    Prisma.sql`
    SELECT p."status" = 'declined' AS "isDeclined",
      p."status" = 'declined' AND coalesce(p."failureCode", '') IN (${Prisma.join(AUTHENTICATION_CODES)}) AS "isAskedFor",
      p."status" = 'processing' AS "isUnderWay", p."updatedAt" AS "at",
      p."sessionId" IS NOT DISTINCT FROM ${sessionId} AND p."sessionId" IS NOT NULL AS "ofSession",
      p."cardHash" IS NOT DISTINCT FROM ${cardHash} AND p."cardHash" IS NOT NULL AS "ofCard",
      p."networkHash" IS NOT DISTINCT FROM ${networkHash} AS "ofNetwork",
      CASE WHEN p."status" IN ('processing', 'held') THEN (
        SELECT count(*) FROM "ProductKey" k
        WHERE k."paymentId" = p."id" AND k."status" = 'reserved' AND k."reservedUntil" > now()
      )::int ELSE 0 END AS "reservedKeys"
    FROM "Payment" p
    WHERE ((p."status" IN ('processing', 'held') OR (p."status" = 'declined' AND p."createdAt" > now() - interval '1 hour'))
        AND (p."sessionId" = ${sessionId} OR p."cardHash" = ${cardHash} OR p."networkHash" = ${networkHash}))
      OR (p."status" = 'declined' AND p."updatedAt" > now() - interval '1 minute')
    ORDER BY p."updatedAt" DESC LIMIT ${MAX_ROWS}`,
  )
}
