import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import type { OutsideProviderId } from '@/lib/payments/provider-ids'

/**
 * Links what moved at a provider to the store's payments and refunds, by the provider's ids. What the store records later
 * is found by a later reading.
 */
export async function matchLines(provider: OutsideProviderId): Promise<void> {
  const ofProvider = Prisma.sql`${provider}::"PaymentProvider"`
  await db().$executeRaw(Prisma.sql`
    UPDATE "PayoutLine" l SET "refundId" = r."id", "paymentId" = r."paymentId"
    FROM "Refund" r JOIN "Payment" p ON p."id" = r."paymentId"
    WHERE l."provider" = ${ofProvider} AND l."refundId" IS NULL AND l."kind" IN ('refund', 'dispute')
      AND p."provider" = ${ofProvider} AND r."providerRefundId" = l."transactionId"`)
  await db().$executeRaw(Prisma.sql`
    UPDATE "PayoutLine" l SET "paymentId" = p."id" FROM "Payment" p
    WHERE l."provider" = ${ofProvider} AND l."paymentId" IS NULL AND p."provider" = ${ofProvider}
      AND p."providerTransactionId" = CASE WHEN l."kind" = 'sale' THEN l."transactionId" ELSE l."reference" END`)
}
