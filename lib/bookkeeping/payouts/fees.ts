import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { parseSigned, signedDecimal } from '@/lib/core/money'
import { rowsOf } from '@/lib/core/rows'
import { daysAgo } from '@/lib/core/time'
import { estimatedFee, type FeeRates } from '@/lib/payments/fee-rates'
import type { OutsideProviderId } from '@/lib/payments/provider-ids'
import { knownFeeSchema, recordFees } from '@/lib/payments/record-fees'

const BATCH = 1000

/** So long an estimate follows the rates, so that a mistyped one can be mended; older ones stay, as closed books do. */
const FOLLOWED_DAYS = 31

/** Estimates the fees that a provider does not tell. @param rates `null`: unknown, so young estimates are forgotten */
export async function estimateFees(
  provider: OutsideProviderId,
  rates: FeeRates | null,
): Promise<void> {
  const young = { feeIsEstimated: true, at: { gt: daysAgo(FOLLOWED_DAYS) } }
  for (let after = 0; ; ) {
    const lines = await db().payoutLine.findMany({
      where: {
        provider,
        kind: { in: ['sale', 'refund'] },
        id: { gt: after },
        OR: rates === null ? [young] : [young, { fee: null }],
      },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: { id: true, kind: true, gross: true },
    })
    const fees = lines.map(({ id, kind, gross }) => ({
      id,
      fee: rates && signedDecimal(estimatedFee(kind, parseSigned(gross.toFixed(2)) ?? 0, rates)),
    }))
    await db().$executeRaw(Prisma.sql`
      UPDATE "PayoutLine" l SET "fee" = f."fee"::numeric, "feeIsEstimated" = f."fee" IS NOT NULL
      FROM jsonb_to_recordset(${JSON.stringify(fees)}::jsonb) AS f("id" int, "fee" text)
      WHERE l."id" = f."id" AND l."fee" IS DISTINCT FROM f."fee"::numeric
        AND (l."fee" IS NULL OR l."feeIsEstimated")`)
    after = lines.at(-1)?.id ?? after
    if (lines.length < BATCH) return
  }
}

/** Tells payments what was kept of them: where they do not know, and where the provider says something else. */
export async function passFeesOn(provider: OutsideProviderId): Promise<void> {
  for (;;) {
    const fees = await rowsOf(
      db(),
      knownFeeSchema,
      Prisma.sql`
      SELECT DISTINCT ON (p."id") p."id" AS "paymentId", l."fee"::text AS "fee", l."feeIsEstimated" AS "isEstimated"
      FROM "PayoutLine" l JOIN "Payment" p ON p."id" = l."paymentId"
      WHERE l."provider" = ${provider}::"PaymentProvider" AND l."kind" = 'sale' AND l."currency" = p."capturedCurrency"
        AND coalesce(l."fee", 0) >= 0 AND coalesce(l."fee", 0) < 1000000000000
        AND CASE
          WHEN l."fee" IS NULL THEN p."feeIsEstimated"
          WHEN l."feeIsEstimated" THEN p."providerFee" IS NULL OR (p."feeIsEstimated" AND p."providerFee" <> l."fee")
          ELSE p."feeIsEstimated" OR p."providerFee" IS DISTINCT FROM l."fee"
        END
        AND NOT EXISTS (SELECT FROM "PayoutLine" o WHERE o."paymentId" = l."paymentId" AND o."kind" = 'sale' AND o."id" > l."id")
      ORDER BY p."id" LIMIT ${BATCH}`,
    )
    await recordFees(fees)
    if (fees.length < BATCH) return
  }
}
