import 'server-only'
import { dayOf } from '@/lib/core/calendar'
import { db, Prisma } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { currentSetting } from '@/lib/settings/queries'
import type { UnansweredSearch } from './unanswered'

/** More different texts of a day are not recorded: somebody makes them up. */
const MAX_TEXTS_A_DAY = 1000

/**
 * Records for the owner that a search was not answered as it was typed, on this day of the store. It is not
 * awaited, and nothing fails when it does.
 */
export function recordUnansweredSearch(search: UnansweredSearch): void {
  // Shoppers type all kinds of things: the log does not repeat them.
  record(search).catch((error: unknown) =>
    log.warn({ error: nameOf(error) }, 'a search without answer is not recorded'),
  )
}

async function record({ text, outcome, instead }: UnansweredSearch): Promise<void> {
  const today = dayOf(new Date(), await currentSetting('timezone'))
  await db().$executeRaw(Prisma.sql`
    INSERT INTO "UnansweredSearch" ("day", "text", "outcome", "instead")
    SELECT t."day", ${text}::text, ${outcome}::"SearchOutcome", ${instead}::text
    FROM (SELECT ${today}::date AS "day") t
    WHERE EXISTS (SELECT FROM "UnansweredSearch" u WHERE u."day" = t."day" AND u."text" = ${text}::text)
      OR (SELECT count(*) FROM "UnansweredSearch" u WHERE u."day" = t."day") < ${MAX_TEXTS_A_DAY}::int
    ON CONFLICT ("day", "text") DO UPDATE SET "searches" = "UnansweredSearch"."searches" + 1,
      "outcome" = EXCLUDED."outcome", "instead" = EXCLUDED."instead"`)
}

const nameOf = (error: unknown): string =>
  error instanceof Prisma.PrismaClientKnownRequestError
    ? error.code
    : error instanceof Error
      ? error.name
      : 'unknown'
