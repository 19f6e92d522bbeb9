import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import type { OutsideProviderId } from '@/lib/payments/provider-ids'

/** One of the store's accounts at a provider. */
export type Whose = { provider: OutsideProviderId; account: string }

/**
 * Makes each movement part of the first payout of its currency after it that did not fail: where a provider pays out from
 * a balance it does not say of what, so it is of all that came since the payout before.
 *
 * @param changed the times of what was recorded, and the payouts that the bank returned: what is older than the last
 *   payout before all of them stays where it is
 */
export async function assignLines(
  tx: Tx,
  { provider, account }: Whose,
  { times, returned }: { times: readonly number[]; returned: readonly string[] },
): Promise<void> {
  if (times.length === 0) return
  const first = new Date(times.reduce((least, time) => Math.min(least, time)))
  const ofAccount = (table: 'l' | 'p') =>
    Prisma.sql`${Prisma.raw(table)}."provider" = ${provider}::"PaymentProvider" AND ${Prisma.raw(table)}."account" = ${account}`
  await tx.$executeRaw(Prisma.sql`
    WITH since AS (
      SELECT least(${first}::timestamptz, (SELECT min(p."paidAt") FROM "Payout" p
        WHERE ${ofAccount('p')} AND p."providerPayoutId" = ANY(${[...returned]}::text[]))) AS "at"
    ), base AS (
      SELECT p."currency", max(p."paidAt") AS "paidAt" FROM "Payout" p, since
      WHERE ${ofAccount('p')} AND p."status" <> 'failed' AND p."paidAt" < since."at" GROUP BY p."currency"
    ), next AS (
      SELECT l."id", (SELECT p."id" FROM "Payout" p WHERE ${ofAccount('p')} AND p."currency" = l."currency"
        AND p."status" <> 'failed' AND p."paidAt" >= l."at" ORDER BY p."paidAt", p."id" LIMIT 1) AS "payoutId"
      FROM "PayoutLine" l LEFT JOIN base ON base."currency" = l."currency"
      WHERE ${ofAccount('l')} AND (base."paidAt" IS NULL OR l."at" > base."paidAt")
    )
    UPDATE "PayoutLine" l SET "payoutId" = next."payoutId" FROM next
    WHERE l."id" = next."id" AND l."payoutId" IS DISTINCT FROM next."payoutId"`)
}
