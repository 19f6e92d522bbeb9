import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import type { UnansweredSearch } from './unanswered'

/** More different texts of a day are not recorded: somebody makes them up. */
const MAX_TEXTS_A_DAY = 1000

/**
 * Records for the owner that a search was not answered as it was typed, today (UTC). It is not awaited, and
 * nothing fails when it does.
 */
export function recordUnansweredSearch({ text, outcome, instead }: UnansweredSearch): void {
  db()
    .$executeRaw(Prisma.sql`
      INSERT INTO "UnansweredSearch" ("day", "text", "outcome", "instead")
      SELECT t."day", ${text}::text, ${outcome}::"SearchOutcome", ${instead}::text
      FROM (SELECT (now() AT TIME ZONE 'UTC')::date AS "day") t
      WHERE EXISTS (SELECT FROM "UnansweredSearch" u WHERE u."day" = t."day" AND u."text" = ${text}::text)
        OR (SELECT count(*) FROM "UnansweredSearch" u WHERE u."day" = t."day") < ${MAX_TEXTS_A_DAY}::int
      ON CONFLICT ("day", "text") DO UPDATE SET "searches" = "UnansweredSearch"."searches" + 1,
        "outcome" = EXCLUDED."outcome", "instead" = EXCLUDED."instead"`)
    // Shoppers type all kinds of things: the log does not repeat them.
    .catch((error: unknown) =>
      log.warn({ error: nameOf(error) }, 'a search without answer is not recorded'),
    )
}

const nameOf = (error: unknown): string =>
  error instanceof Prisma.PrismaClientKnownRequestError
    ? error.code
    : error instanceof Error
      ? error.name
      : 'unknown'
