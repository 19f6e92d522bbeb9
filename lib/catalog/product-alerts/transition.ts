import 'server-only'
import { z } from 'zod'
import { Prisma, type Tx } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { sourcesOf, targetOf } from '@/lib/core/state-table'
import type { RequestedAlert } from './alert-rules'
import type { Due } from './due-alerts'
import { CAN_BE_BOUGHT, TELLS_OF_PRODUCT } from './due-sql'
import { ALERT_STATES, type AlertEvent } from './lifecycle'

/** The states are constants of the state table, so they are safe to interpolate. */
const state = (name: string) => Prisma.raw(`'${name}'`)
const sources = (event: AlertEvent) => Prisma.join(sourcesOf(ALERT_STATES, event).map(state))
const target = (event: AlertEvent) => state(targetOf(ALERT_STATES, event))

const dueAlertSchema = z.object({
  id: z.number(),
  round: z.number(),
  locale: z.string(),
  email: z.string(),
})
export type DueAlert = z.infer<typeof dueAlertSchema>

/**
 * Takes the alerts among these that are due now and that nobody else is taking.
 *
 * @returns those that the caller has to mail, in this transaction
 */
export const takeDueAlerts = (tx: Tx, due: readonly Due[]): Promise<DueAlert[]> =>
  rowsOf(
    tx,
    dueAlertSchema,
    Prisma.sql`
    UPDATE "ProductAlert" a SET "status" = ${target('mail')}, "endedAt" = now()
    FROM "Product" p, "AlertWatcher" w,
      unnest(${due.map(({ id }) => id)}::int[], ${due.map(({ fromCents }) => fromCents)}::bigint[]) AS d("id", "fromCents")
    WHERE a."id" IN (
        SELECT "id" FROM "ProductAlert"
        WHERE "id" = ANY(${due.map(({ id }) => id)}) AND "status" IN (${sources('mail')})
        ORDER BY "id" FOR UPDATE SKIP LOCKED)
      AND a."status" IN (${sources('mail')})
      AND p."id" = a."productId" AND w."id" = a."watcherId" AND d."id" = a."id"
      AND ${CAN_BE_BOUGHT}
      AND (${TELLS_OF_PRODUCT} OR (a."currency" IS NOT NULL AND a."price" >= d."fromCents" / 100.0))
    RETURNING a."id", a."round", a."locale", w."email"`,
  )

/** Lets an alert of this round watch on: there is nothing to tell after all. */
export async function resumeAlert(tx: Tx, id: number, round: number): Promise<void> {
  await tx.productAlert.updateMany({
    where: { id, round, status: { in: sourcesOf(ALERT_STATES, 'resume') } },
    data: { status: targetOf(ALERT_STATES, 'resume'), endedAt: null, round: { increment: 1 } },
  })
}

/** Stops the selected alerts. @returns how many there were */
export async function stopAlertsOf(
  tx: Tx,
  which: Omit<Prisma.ProductAlertWhereInput, 'status'>,
): Promise<number> {
  const { count } = await tx.productAlert.updateMany({
    where: { ...which, status: { in: sourcesOf(ALERT_STATES, 'stop') } },
    data: { status: targetOf(ALERT_STATES, 'stop'), endedAt: new Date() },
  })
  return count
}

/** Begins what was asked for, or begins it anew, from the prices of then. Products that are gone are left out. */
export async function watchProducts(
  tx: Tx,
  { watcherId, locale }: { watcherId: number; locale: string },
  items: readonly RequestedAlert[],
): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO "ProductAlert" ("watcherId", "productId", "kind", "status", "locale", "price", "currency")
    SELECT ${watcherId}::int, p."id", i."kind"::"ProductAlertKind", ${target('watch')}::"ProductAlertStatus",
      ${locale}::text, i."cents" / 100.0, i."currency"
    FROM unnest(${items.map(({ productId }) => productId)}::int[], ${items.map(({ kind }) => kind)}::text[],
      ${items.map(({ priceCents }) => priceCents)}::bigint[], ${items.map(({ currency }) => currency ?? null)}::text[])
      AS i("productId", "kind", "cents", "currency")
    JOIN "Product" p ON p."id" = i."productId"
    ORDER BY p."id"
    ON CONFLICT ("watcherId", "productId", "kind") DO UPDATE SET
      "status" = ${target('watch')}, "locale" = EXCLUDED."locale", "price" = EXCLUDED."price", "currency" = EXCLUDED."currency",
      "round" = "ProductAlert"."round" + 1, "watchedAt" = now(), "endedAt" = NULL
    WHERE "ProductAlert"."status" IN (${sources('watch')})`)
}

/**
 * Lets an alert whose mail was sent watch once more, from today's price.
 *
 * @param price in cents of its currency; `null` for the store's own
 * @returns whether it was still in this round
 */
export async function watchOnceMore(
  tx: Tx,
  { id, round }: { id: number; round: number },
  { cents, currency }: { cents: number; currency: string | null },
): Promise<boolean> {
  const moved = await tx.$executeRaw(Prisma.sql`
    UPDATE "ProductAlert" a SET "status" = ${target('watch')}, "price" = ${cents}::bigint / 100.0,
      "currency" = ${currency}::text, "round" = a."round" + 1, "watchedAt" = now(), "endedAt" = NULL
    WHERE a."id" = ${id} AND a."round" = ${round} AND a."status" IN (${sources('watch')})`)
  return moved > 0
}
