import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'

/** What a provider kept of a payment; `fee`: a decimal of US dollars, `null` for an estimate that does not hold any more. */
export const knownFeeSchema = z.object({
  paymentId: z.string(),
  fee: z.string().nullable(),
  isEstimated: z.boolean(),
})
export type KnownFee = z.infer<typeof knownFeeSchema>

/** Records what providers kept of payments. An estimate never takes the place of what a provider said. */
export async function recordFees(fees: readonly KnownFee[]): Promise<void> {
  if (fees.length === 0) return
  await db().$executeRaw(Prisma.sql`
    UPDATE "Payment" p SET "providerFee" = f."fee"::numeric, "feeIsEstimated" = f."isEstimated"
    FROM jsonb_to_recordset(${JSON.stringify(fees)}::jsonb) AS f("paymentId" uuid, "fee" text, "isEstimated" boolean)
    WHERE p."id" = f."paymentId"
      AND (p."providerFee" IS NULL OR p."feeIsEstimated" OR NOT f."isEstimated")`)
}
