import 'server-only'
import { z } from 'zod'
import { Prisma, type Tx } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { MAX_TERM_DAYS } from './rule-contracts'

/** Writes when a licence ends that was just activated for the first time. */
export async function startTerm(tx: Tx, keyId: number, expiresAt: Date): Promise<void> {
  await tx.licence.updateMany({ where: { keyId, expiresAt: null }, data: { expiresAt } })
}

const extendTermRow = z.object({ expiresAt: z.date().nullable(), termDays: z.number() })

/**
 * Adds days to a licence's end, or to now when that is past; to its term as long as it was not activated.
 *
 * It never ends more than a hundred years from now.
 *
 * @returns its terms then; `null` for one without end
 */
export async function extendTerm(
  tx: Tx,
  keyId: number,
  days: number,
): Promise<{ expiresAt: Date | null; termDays: number } | null> {
  const [row] = await rowsOf(
    tx,
    extendTermRow,
    Prisma.sql`
    UPDATE "Licence"
    SET "termDays" = CASE WHEN "expiresAt" IS NULL THEN LEAST("termDays" + ${days}, ${MAX_TERM_DAYS}) ELSE "termDays" END,
        "expiresAt" = CASE WHEN "expiresAt" IS NOT NULL THEN
          LEAST(GREATEST("expiresAt", now()) + make_interval(days => ${days}), now() + make_interval(days => ${MAX_TERM_DAYS})) END
    WHERE "keyId" = ${keyId} AND "termDays" IS NOT NULL
    RETURNING "expiresAt", "termDays"`,
  )
  return row ?? null
}
