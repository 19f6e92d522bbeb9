import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { signedDecimal } from '@/lib/core/money'
import type { Movement, PayoutPortion, ProviderPayout } from '@/lib/payments/provider-payouts'
import { assignLines, type Whose } from './assign-lines'

/** Ten thousand movements take seconds. */
const LONGEST_MS = 60_000

/** Whether a payout is recorded in that version. */
export async function isRecorded(
  whose: Whose,
  { payoutId, version }: Pick<ProviderPayout, 'payoutId' | 'version'>,
): Promise<boolean> {
  const known = await db().payout.findUnique({
    where: { provider_account_providerPayoutId: { ...whose, providerPayoutId: payoutId } },
    select: { version: true },
  })
  return known?.version === version
}

/** Records a part of what a provider tells, all of it or nothing; what is known already takes on what it says now. */
export async function recordPortion(
  { namesMovements, ...whose }: Whose & { namesMovements: boolean },
  { payouts, movements, gone, returned }: PayoutPortion,
): Promise<void> {
  await db().$transaction(
    async (tx) => {
      await recordPayouts(tx, whose, payouts.filter(hasMoved(movements)))
      await markReturned(tx, whose, returned)
      await removeGone(tx, whose, gone)
      await recordMovements(tx, whose, movements)
      if (namesMovements) return
      const times = [...movements, ...payouts].map(({ at }) => at.getTime())
      await assignLines(tx, whose, { times, returned })
    },
    { timeout: LONGEST_MS },
  )
}

/** A batch in which everything was declined pays out nothing. */
const hasMoved =
  (movements: readonly Movement[]) =>
  ({ payoutId, amount }: ProviderPayout): boolean =>
    amount.cents !== 0 || movements.some((movement) => movement.payoutId === payoutId)

/** The last of those with the same key: a statement may not write a row twice, and lists repeat some. */
const lastOfEach = <T>(rows: readonly T[], keyOf: (row: T) => string): T[] => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
]

async function recordPayouts(
  tx: Tx,
  { provider, account }: Whose,
  payouts: readonly ProviderPayout[],
): Promise<void> {
  if (payouts.length === 0) return
  const rows = lastOfEach(payouts, ({ payoutId }) => payoutId).map(({ amount, at, ...payout }) => ({
    ...payout,
    amount: signedDecimal(amount.cents),
    currency: amount.currency,
    paidAt: at.toISOString(),
  }))
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO "Payout" ("provider", "account", "providerPayoutId", "status", "amount", "currency", "paidAt", "version")
    SELECT ${provider}::"PaymentProvider", ${account}, r."payoutId", r."status"::"PayoutStatus", r."amount"::numeric,
      r."currency", r."paidAt", r."version"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r("payoutId" text, "status" text, "amount" text, "currency" text, "paidAt" timestamptz, "version" text)
    ON CONFLICT ("provider", "account", "providerPayoutId") DO UPDATE SET "status" = excluded."status",
      "amount" = excluded."amount", "currency" = excluded."currency", "paidAt" = excluded."paidAt",
      "version" = excluded."version"`)
}

async function markReturned(tx: Tx, whose: Whose, returned: readonly string[]): Promise<void> {
  if (returned.length === 0) return
  await tx.payout.updateMany({
    where: { ...whose, providerPayoutId: { in: [...returned] } },
    data: { status: 'failed' },
  })
}

async function removeGone(
  tx: Tx,
  { provider, account }: Whose,
  gone: PayoutPortion['gone'],
): Promise<void> {
  if (gone.length === 0) return
  await tx.$executeRaw(Prisma.sql`
    DELETE FROM "PayoutLine" l
    USING jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) AS g("transactionId" text, "code" text)
    WHERE l."provider" = ${provider}::"PaymentProvider" AND l."account" = ${account}
      AND l."transactionId" = g."transactionId" AND l."code" = g."code"`)
}

async function recordMovements(
  tx: Tx,
  { provider, account }: Whose,
  movements: readonly Movement[],
): Promise<void> {
  if (movements.length === 0) return
  const rows = lastOfEach(movements, ({ transactionId, code }) => `${code} ${transactionId}`).map(
    ({ gross, feeCents, at, ...movement }) => ({
      ...movement,
      gross: signedDecimal(gross.cents),
      currency: gross.currency,
      fee: feeCents === null ? null : signedDecimal(feeCents),
      at: at.toISOString(),
    }),
  )
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO "PayoutLine" ("provider", "account", "transactionId", "code", "kind", "reference", "currency", "gross",
      "fee", "at", "payoutId")
    SELECT ${provider}::"PaymentProvider", ${account}, r."transactionId", r."code", r."kind"::"PayoutLineKind",
      r."reference", r."currency", r."gross"::numeric, r."fee"::numeric, r."at", p."id"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r("transactionId" text, "code" text, "kind" text, "reference" text, "currency" text, "gross" text, "fee" text,
        "at" timestamptz, "payoutId" text)
    LEFT JOIN "Payout" p ON p."provider" = ${provider}::"PaymentProvider" AND p."account" = ${account}
      AND p."providerPayoutId" = r."payoutId"
    ON CONFLICT ("provider", "account", "transactionId", "code") DO UPDATE SET "kind" = excluded."kind",
      "reference" = excluded."reference", "currency" = excluded."currency", "gross" = excluded."gross",
      "at" = excluded."at", "payoutId" = coalesce(excluded."payoutId", "PayoutLine"."payoutId"),
      "fee" = coalesce(excluded."fee", "PayoutLine"."fee"),
      "feeIsEstimated" = excluded."fee" IS NULL AND "PayoutLine"."feeIsEstimated"`)
}
