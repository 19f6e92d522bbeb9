import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db, Prisma } from '@/lib/core/db'
import { DAY_MS, MINUTE_MS } from '@/lib/core/time'
import { OUTSIDE_PROVIDER_IDS, type OutsideProviderId } from '@/lib/payments/provider-ids'
import { PROVIDERS } from '@/lib/payments/providers'

/** After that a reading that has not ended is one that was cut off; the queue starts it again. */
const AT_MOST_MS = 15 * MINUTE_MS
/** Before the first payment, money may have moved already. */
const BEFORE_FIRST_MS = DAY_MS
const WITHOUT_PAYMENTS_MS = 31 * DAY_MS

export type ReadState = {
  provider: OutsideProviderId
  readUntil: Date | null
  succeededAt: Date | null
  failingSince: Date | null
  failure: string | null
  isReading: boolean
}

/** How the readings of each provider went, of those that were read or asked for. */
export async function readStates(): Promise<ReadState[]> {
  const [rows, now] = await Promise.all([db().payoutRead.findMany(), databaseTime()])
  return OUTSIDE_PROVIDER_IDS.flatMap((provider) => {
    const found = rows.find((one) => one.provider === provider)
    if (!found) return []
    const { requestedAt, startedAt, endedAt, ...row } = found
    const begun = Math.max(requestedAt?.getTime() ?? 0, startedAt?.getTime() ?? 0)
    const isReading = begun > (endedAt?.getTime() ?? 0) && now.getTime() - begun < AT_MOST_MS
    const { readUntil, succeededAt, failingSince, failure } = row
    return [{ provider, readUntil, succeededAt, failingSince, failure, isReading }]
  })
}

/** Until when a provider was read, and when its first movement may be. */
export async function startReading(
  provider: OutsideProviderId,
  now: Date,
): Promise<{ readUntil: Date | null; firstAt: Date }> {
  const row = await db().payoutRead.upsert({
    where: { provider },
    create: { provider, startedAt: now },
    update: { startedAt: now },
  })
  if (row.readFrom) return { readUntil: row.readUntil, firstAt: row.readFrom }
  const first = await db().payment.aggregate({
    where: { provider, capturedAt: { not: null } },
    _min: { capturedAt: true },
  })
  const wanted = first._min.capturedAt
    ? first._min.capturedAt.getTime() - BEFORE_FIRST_MS
    : now.getTime() - WITHOUT_PAYMENTS_MS
  const reach = (PROVIDERS[provider].payouts?.reachDays ?? 0) * DAY_MS
  const firstAt = new Date(Math.max(wanted, now.getTime() - reach))
  await db().payoutRead.update({ where: { provider }, data: { readFrom: firstAt } })
  return { readUntil: null, firstAt }
}

/** Notes that all until then is recorded. */
export async function noteReadUntil(provider: OutsideProviderId, until: Date): Promise<void> {
  await db().$executeRaw(Prisma.sql`
    UPDATE "PayoutRead" SET "readUntil" = greatest("readUntil", ${until}::timestamptz)
    WHERE "provider" = ${provider}::"PaymentProvider"`)
}

/** Notes how a reading ended. @param failure what failed, for the owner; `null` when nothing did */
export async function noteEnd(provider: OutsideProviderId, failure: string | null): Promise<void> {
  const text = failure?.slice(0, 500) ?? null
  await db().$executeRaw(Prisma.sql`
    UPDATE "PayoutRead" SET "endedAt" = clock_timestamp(), "failure" = ${text},
      "succeededAt" = CASE WHEN ${text}::text IS NULL THEN clock_timestamp() ELSE "succeededAt" END,
      "failingSince" = CASE WHEN ${text}::text IS NULL THEN NULL ELSE coalesce("failingSince", clock_timestamp()) END
    WHERE "provider" = ${provider}::"PaymentProvider"`)
}
