import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import type { Period } from '@/lib/payments/period'
import { type OutsideProviderId, PROVIDER_NAMES } from '@/lib/payments/provider-ids'
import type { PayoutAccount, PayoutSource } from '@/lib/payments/provider-payouts'
import { PROVIDERS } from '@/lib/payments/providers'
import { estimateFees, passFeesOn } from './fees'
import { periodsToRead } from './periods-to-read'
import { noteEnd, noteReadUntil, startReading } from './read-state'
import { isRecorded, recordPortion } from './record-portion'
import 'server-only'
import { db, Prisma } from '@/lib/core/db'

/**
 * Reads what a provider paid out, and of what: from where the last reading stopped, and the weeks before once more,
 * because providers change their minds. Each part is recorded as a whole, so one that is cut off or read again does no
 * harm. Why it could not be read is noted for the owner, and the next one goes on.
 */
export async function readPayouts(provider: OutsideProviderId): Promise<void> {
  const { payouts: source } = PROVIDERS[provider]
  if (!source) return
  const failure = await readAll(provider, source)
  await matchLines(provider)
  await estimateFees(provider, await source.feeRates())
  await passFeesOn(provider)
  await noteEnd(provider, failure)
}

/** @returns what failed, for the owner; `null` when nothing did */
async function readAll(provider: OutsideProviderId, source: PayoutSource): Promise<string | null> {
  const now = await databaseTime()
  const progress = await startReading(provider, now)
  try {
    const accounts = await source.accounts()
    if (accounts.length === 0) return `The store has no credentials of ${PROVIDER_NAMES[provider]}`
    for (const period of periodsToRead({ ...progress, reachDays: source.reachDays }, now)) {
      for (const account of accounts) await readPeriod(provider, source, account, period)
      await noteReadUntil(provider, period.to)
    }
    return null
  } catch (error) {
    log.error({ err: error, provider }, 'payouts could not be read')
    return failureText(provider, error)
  }
}

/** Errors of the database are for the log alone. */
const failureText = (provider: OutsideProviderId, error: unknown): string =>
  error instanceof Error && (error.name === 'Error' || error instanceof AppError)
    ? error.message
    : `What ${PROVIDER_NAMES[provider]} told could not be recorded`

async function readPeriod(
  provider: OutsideProviderId,
  { namesMovements }: PayoutSource,
  account: PayoutAccount,
  period: Period,
): Promise<void> {
  const whose = { provider, account: account.key }
  const isKnown: Parameters<PayoutAccount['read']>[1] = (payout) => isRecorded(whose, payout)
  for await (const portion of account.read(period, isKnown))
    await recordPortion({ ...whose, namesMovements }, portion)
}

/**
 * Links what moved at a provider to the store's payments and refunds, by the provider's ids. What the store records later
 * is found by a later reading.
 */
async function matchLines(provider: OutsideProviderId): Promise<void> {
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
