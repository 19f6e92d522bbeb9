import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { isProviderUsed } from '@/lib/payments/is-provider-used'
import { OUTSIDE_PROVIDER_IDS, type OutsideProviderId } from '@/lib/payments/provider-ids'
import { addJob } from '@/lib/platform/jobs'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { readPayoutsJob } from './jobs'

/** Providers are asked at most so often by hand. */
const WAIT_SECONDS = 300

/** One key and one queue for each provider: however often it is asked for, it is read once at a time. */
const queueReading = (tx: Tx, provider: OutsideProviderId): Promise<void> =>
  addJob(tx, readPayoutsJob, { provider }, `read-payouts:${provider}`, {
    queue: `read_payouts_${provider}`,
  })

async function usedProviders(): Promise<OutsideProviderId[]> {
  const used: OutsideProviderId[] = []
  for (const provider of OUTSIDE_PROVIDER_IDS)
    if (await isProviderUsed(provider)) used.push(provider)
  return used
}

/** Has the payouts of each provider that the store uses read. */
export async function startDailyReadings(): Promise<void> {
  for (const provider of await usedProviders()) await queueReading(db(), provider)
}

/**
 * Has them read because somebody asks.
 *
 * @throws AppError `rate_limited` when somebody just did; `conflict` when the store has no provider
 */
export async function requestReading(actor: Actor): Promise<void> {
  const used = await usedProviders()
  if (used.length === 0) throw new AppError('conflict', say('payouts.noProvider'))
  await db().$transaction(async (tx) => {
    const taken: OutsideProviderId[] = []
    for (const provider of used) if (await takeTurn(tx, provider)) taken.push(provider)
    if (taken.length === 0)
      throw new AppError('rate_limited', say('payouts.askedJustNow'), { retryAfter: WAIT_SECONDS })
    for (const provider of taken) await queueReading(tx, provider)
    await recordAudit(tx, actor, {
      action: 'payouts.read',
      entityType: 'payouts',
      entityId: taken.join(','),
    })
  })
}

/** Of any number of requests at once one is the first in a while. */
const takeTurn = async (tx: Tx, provider: OutsideProviderId): Promise<boolean> =>
  (await tx.$executeRaw(Prisma.sql`
    INSERT INTO "PayoutRead" ("provider", "requestedAt") VALUES (${provider}::"PaymentProvider", clock_timestamp())
    ON CONFLICT ("provider") DO UPDATE SET "requestedAt" = clock_timestamp()
    WHERE "PayoutRead"."requestedAt" IS NULL
      OR "PayoutRead"."requestedAt" < clock_timestamp() - make_interval(secs => ${WAIT_SECONDS})`)) >
  0
