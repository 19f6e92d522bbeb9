import 'server-only'
import { dayOf } from '@/lib/core/calendar'
import { db, Prisma } from '@/lib/core/db'
import { HOUR_MS } from '@/lib/core/time'
import { currentSetting } from '@/lib/settings/queries'

/**
 * Turns the visitors of the store's days that are over into numbers and removes them, an hour after the end of the day. What
 * arrives later for such a day, as from a process that still rendered it, is removed uncounted.
 */
export async function countPastViewers(): Promise<void> {
  const ended = new Date(Date.now() - HOUR_MS)
  const isOver = Prisma.sql`"day" < ${dayOf(ended, await currentSetting('timezone'))}::date`
  const isUncounted = Prisma.sql`"day" IN (SELECT d."day" FROM "DayViewers" d WHERE d."viewers" IS NULL)`
  await db().$transaction([
    // Counted by one worker; another one that waits here finds nothing left to count.
    db().$executeRaw(
      Prisma.sql`SELECT 1 FROM "DayViewers" WHERE "viewers" IS NULL AND ${isOver} FOR UPDATE`,
    ),
    db().$executeRaw(Prisma.sql`
      INSERT INTO "ProductDayViewers" ("day", "productId", "viewers")
      SELECT "day", "productId", count(*)::int FROM "ProductViewer" WHERE ${isOver} AND ${isUncounted} GROUP BY 1, 2`),
    db().$executeRaw(Prisma.sql`
      UPDATE "DayViewers" d SET "salt" = NULL,
        "viewers" = (SELECT count(DISTINCT v."visitor")::int FROM "ProductViewer" v WHERE v."day" = d."day")
      WHERE "viewers" IS NULL AND ${isOver}`),
    db().$executeRaw(Prisma.sql`DELETE FROM "ProductViewer" WHERE ${isOver}`),
  ])
}
