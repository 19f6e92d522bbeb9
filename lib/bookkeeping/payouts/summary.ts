import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { signedDecimal } from '@/lib/core/money'
import { rowsOf } from '@/lib/core/rows'
import { OUTSIDE_PROVIDER_IDS, type OutsideProviderId } from '@/lib/payments/provider-ids'
import type { PayoutScope, PayoutSummary } from './contracts'
import { inScope, inStoreZone } from './queries'
import { readStates } from './read-state'
import { SUMS, sumsRowSchema, toSums, WITH_STORE } from './sums-sql'

/** Cards settle within a day, and PayPal lists within hours: what is in no list for longer needs a look. */
const LATE_DAYS = 4

const groupSchema = z.object({ provider: z.enum(OUTSIDE_PROVIDER_IDS), currency: z.string() })
const GROUP = (of: 'l' | 'p') =>
  Prisma.raw(`${of}."provider"::text AS "provider", ${of}."currency"`)

const ofProvider = (of: 'l' | 'p', provider: OutsideProviderId | undefined) =>
  provider === undefined
    ? Prisma.sql`true`
    : Prisma.sql`${Prisma.raw(of)}."provider" = ${provider}::"PaymentProvider"`

/** What was paid out in a period, what is still on its way, and how reading it goes. */
export async function summarisePayouts(scope: PayoutScope): Promise<PayoutSummary> {
  const [reads, paid, open, onTheWay, unsettled] = await Promise.all([
    readStates(),
    paidIn(scope),
    openLines(scope),
    pendingPayouts(scope),
    unsettledPayments(scope),
  ])
  const iso = (time: Date | null) => time?.toISOString() ?? null
  return {
    reads: reads.map(({ readUntil, succeededAt, failingSince, ...read }) => ({
      ...read,
      readUntil: iso(readUntil),
      succeededAt: iso(succeededAt),
      failingSince: iso(failingSince),
    })),
    paid,
    open,
    onTheWay,
    unsettled,
  }
}

const payoutsOfGroup = groupSchema.extend({
  payouts: z.number(),
  cents: z.bigint(),
})

const sumsOfGroup = groupSchema.extend(sumsRowSchema.shape)

async function paidIn(scope: PayoutScope): Promise<PayoutSummary['paid']> {
  const isPaid = Prisma.sql`p."status" = 'paid' AND ${inScope(await inStoreZone(scope))}`
  const [payouts, sums] = await Promise.all([
    rowsOf(
      db(),
      payoutsOfGroup,
      Prisma.sql`
      SELECT ${GROUP('p')}, count(*)::int AS "payouts", (sum(p."amount") * 100)::bigint AS "cents"
      FROM "Payout" p WHERE ${isPaid} GROUP BY p."provider", p."currency" ORDER BY 1, 2`,
    ),
    rowsOf(
      db(),
      sumsOfGroup,
      Prisma.sql`
      SELECT ${GROUP('p')}, ${SUMS}
      FROM "Payout" p LEFT JOIN "PayoutLine" l ON l."payoutId" = p."id" ${WITH_STORE}
      WHERE ${isPaid} GROUP BY p."provider", p."currency"`,
    ),
  ])
  return payouts.flatMap(({ provider, currency, payouts: count, cents }) => {
    const own = sums.find((one) => one.provider === provider && one.currency === currency)
    const paid = { provider, currency, payouts: count, amount: signedDecimal(cents) }
    return own ? [{ ...paid, ...toSums(own) }] : []
  })
}

const openLinesRow = sumsOfGroup.extend({ since: z.date() })

async function openLines({ provider }: PayoutScope): Promise<PayoutSummary['open']> {
  const rows = await rowsOf(
    db(),
    openLinesRow,
    Prisma.sql`
    SELECT ${GROUP('l')}, min(l."at") AS "since", ${SUMS} FROM "PayoutLine" l ${WITH_STORE}
    WHERE l."payoutId" IS NULL AND ${ofProvider('l', provider)}
    GROUP BY l."provider", l."currency" ORDER BY 1, 2`,
  )
  return rows.map(({ provider, currency, since, ...sums }) => ({
    provider,
    currency,
    since: since.toISOString(),
    ...toSums(sums),
  }))
}

async function pendingPayouts({ provider }: PayoutScope): Promise<PayoutSummary['onTheWay']> {
  const rows = await rowsOf(
    db(),
    payoutsOfGroup,
    Prisma.sql`
    SELECT ${GROUP('p')}, count(*)::int AS "payouts", (sum(p."amount") * 100)::bigint AS "cents"
    FROM "Payout" p WHERE p."status" = 'pending' AND ${ofProvider('p', provider)}
    GROUP BY p."provider", p."currency" ORDER BY 1, 2`,
  )
  return rows.map(({ cents, ...row }) => ({ ...row, amount: signedDecimal(cents) }))
}

const unsettledSchema = groupSchema.extend({
  payments: z.number(),
  cents: z.bigint(),
  oldestAt: z.date(),
  late: z.number(),
})

/** Payments since the first reading began; a charge that was voided before it settled never will. */
async function unsettledPayments({ provider }: PayoutScope): Promise<PayoutSummary['unsettled']> {
  const rows = await rowsOf(
    db(),
    unsettledSchema,
    Prisma.sql`
    SELECT p."provider"::text AS "provider", p."capturedCurrency" AS "currency", count(*)::int AS "payments",
      (sum(p."capturedAmount") * 100)::bigint AS "cents", min(p."capturedAt") AS "oldestAt",
      count(*) FILTER (WHERE p."capturedAt" < now() - make_interval(days => ${LATE_DAYS}))::int AS "late"
    FROM "Payment" p JOIN "PayoutRead" r ON r."provider" = p."provider" AND p."capturedAt" >= r."readFrom"
    WHERE p."providerTransactionId" IS NOT NULL AND ${ofProvider('p', provider)}
      AND NOT EXISTS (SELECT FROM "PayoutLine" l WHERE l."paymentId" = p."id" AND l."kind" = 'sale')
      AND NOT EXISTS (SELECT FROM "Refund" f WHERE f."paymentId" = p."id" AND f."status" = 'succeeded'
        AND f."providerRefundId" = p."providerTransactionId")
    GROUP BY p."provider", p."capturedCurrency" ORDER BY 1, 2`,
  )
  return rows.map(({ cents, oldestAt, ...row }) => ({
    ...row,
    amount: signedDecimal(cents),
    oldestAt: oldestAt.toISOString(),
  }))
}
