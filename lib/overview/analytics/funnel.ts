import 'server-only'
import { z } from 'zod'
import type { DayPeriod } from '@/lib/core/calendar'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import type { Funnel, PeriodQuery } from './contracts'
import { daysOfStore } from './days-of-store'
import { periodBefore } from './period'

/** How far visitors of a period came, and those of as many days right before. */
export async function funnel(query: PeriodQuery, now: Date): Promise<Funnel> {
  const { timezone, ...current } = await daysOfStore(query, now)
  const before = periodBefore(current)
  const [stages, stagesBefore] = await Promise.all([stagesOf(current), stagesOf(before)])
  return {
    current: { ...current, ...stages },
    before: { ...before, ...stagesBefore },
    timeZone: timezone,
  }
}

const stagesSchema = z.object({
  viewers: z.number(),
  carts: z.number(),
  paymentsStarted: z.number(),
  ordered: z.number(),
})
type Stages = z.infer<typeof stagesSchema>

/** Visitors of each day, added up; carts, each of which counts once. A cart that was paid was about to be. */
async function stagesOf({ from, to }: DayPeriod): Promise<Stages> {
  const [stages] = await rowsOf(
    db(),
    stagesSchema,
    Prisma.sql`
    SELECT v."viewers", c.* FROM (
      SELECT (
        (SELECT coalesce(sum(d."viewers"), 0) FROM "DayViewers" d WHERE d."day" BETWEEN ${from}::date AND ${to}::date)
        + (SELECT count(DISTINCT (v."day", v."visitor")) FROM "ProductViewer" v JOIN "DayViewers" d ON d."day" = v."day"
           WHERE v."day" BETWEEN ${from}::date AND ${to}::date AND d."viewers" IS NULL)
      )::int AS "viewers"
    ) v, (
      SELECT count(*)::int AS "carts", count(*) FILTER (WHERE "isStarted")::int AS "paymentsStarted",
             count(*) FILTER (WHERE "isOrdered")::int AS "ordered"
      FROM (
        SELECT bool_or(coalesce("paymentStartedAt", "orderedAt") IS NOT NULL) AS "isStarted",
               bool_or("orderedAt" IS NOT NULL) AS "isOrdered"
        FROM "CartDay" WHERE "day" BETWEEN ${from}::date AND ${to}::date GROUP BY "cart"
      ) carts
    ) c`,
  )
  if (!stages) throw new Error('An aggregate always has a row')
  return stages
}

/** How many looked at each product in a period, as rows of `productId` and `viewers`: the sum of its days. */
export const viewersOfProducts = ({ from, to }: DayPeriod): Prisma.Sql => Prisma.sql`
  SELECT v."productId", sum(v."viewers") AS "viewers" FROM (
    SELECT "productId", "viewers" FROM "ProductDayViewers" WHERE "day" BETWEEN ${from}::date AND ${to}::date
    UNION ALL
    SELECT "productId", count(*) FROM "ProductViewer" WHERE "day" BETWEEN ${from}::date AND ${to}::date GROUP BY "day", "productId"
  ) v GROUP BY 1`
