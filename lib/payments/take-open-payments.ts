import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'

const MAX_OPEN = 100

const takeOpenPaymentsRow = z.object({ id: z.string() })

/**
 * Takes on payments that need attention: those whose answer is overdue, those under review, and those captured
 * without an order. Each is taken on less often than those that have waited longer, so that a hundred reviews, which
 * may last for days, keep nobody waiting; and two who take some on at the same time take different ones.
 *
 * @param graceSeconds how long an answer of a provider, and the order of a captured payment, may take
 * @returns their ids
 */
export async function takeOpenPayments(graceSeconds: {
  answer: number
  order: number
}): Promise<string[]> {
  const { answer, order } = graceSeconds
  const rows = await rowsOf(
    db(),
    takeOpenPaymentsRow,
    Prisma.sql`
    UPDATE "Payment" SET "updatedAt" = now() WHERE "id" IN (
      SELECT "id" FROM (
        ${open(Prisma.sql`p."status" = 'processing' AND p."processingSince" < now() - make_interval(secs => ${answer})`)}
        UNION ALL ${open(Prisma.sql`p."status" = 'held'`)}
        UNION ALL ${open(Prisma.sql`p."awaitsOrder" AND p."capturedAt" < now() - make_interval(secs => ${order})`)}
      ) open ORDER BY "updatedAt" LIMIT ${MAX_OPEN}
    ) RETURNING "id"`,
  )
  return rows.map(({ id }) => id)
}

/** Those of a kind that have waited longest, by an index of their own: one condition with OR would read all payments. */
const open = (kind: Prisma.Sql) => Prisma.sql`
  SELECT * FROM (
    SELECT p."id", p."updatedAt" FROM "Payment" p WHERE ${kind}
    ORDER BY p."updatedAt" LIMIT ${MAX_OPEN} FOR UPDATE SKIP LOCKED
  ) kind`
