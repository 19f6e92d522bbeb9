import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { rowsOf } from '@/lib/core/rows'
import { refundById } from './queries'
import type { Refund } from './refund'

type Idle = { status: 'pending' | 'waiting'; forSeconds: number }

const eachIdleRefundRow = z.object({ id: z.string() })

/**
 * Does something with each refund of a state that nothing was done with for some time, the longest first; each is taken by
 * one process. What fails is logged and taken again.
 */
export async function eachIdleRefund(
  { status, forSeconds }: Idle,
  task: (refund: Refund) => Promise<unknown>,
): Promise<void> {
  // Claiming one updates its time, so that another process skips it.
  const taken = await rowsOf(
    db(),
    eachIdleRefundRow,
    Prisma.sql`
    UPDATE "Refund" SET "updatedAt" = now() WHERE "id" IN (
      SELECT "id" FROM "Refund"
      WHERE "status" = ${status}::"RefundStatus" AND "updatedAt" < now() - make_interval(secs => ${forSeconds})
      ORDER BY "updatedAt" LIMIT 50 FOR UPDATE SKIP LOCKED
    ) RETURNING "id"`,
  )
  for (const { id } of taken) {
    try {
      await task(await refundById(id))
    } catch (error) {
      // One refund's failure must not block the others.
      log.error({ err: error, refundId: id, status }, 'refund could not be settled')
    }
  }
}
