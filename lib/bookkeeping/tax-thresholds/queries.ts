import 'server-only'
import { z } from 'zod'
import { boundsOf, dayOf } from '@/lib/core/calendar'
import { db, Prisma } from '@/lib/core/db'
import { toDecimal } from '@/lib/core/money'
import { rowsOf } from '@/lib/core/rows'
import { netInBase } from '@/lib/orders/in-base'
import { convertAt } from '@/lib/pricing/exchange-rate'
import {
  concernsSeller,
  isSoldThere,
  isTaxedThere,
  levelOf,
  type TaxThreshold,
} from '@/lib/pricing/tax-thresholds'
import { currentSettings } from '@/lib/settings/queries'
import { sellingAsPaid } from '@/lib/settings/rates/seller'
import type { WatchedThreshold } from './contracts'

/** What was sold to a country, in cents of the base currency. */
const soldSchema = z.object({
  /** ISO 3166-1 code of where it was taxed, or of what else speaks for a place, or 3166-2 of a state; `null` where nothing does. */
  country: z.string().nullable(),
  year: z.bigint(),
  twelve_months: z.bigint(),
})
type Sold = z.infer<typeof soldSchema>

/** The state that the buyer of an order `o` chose, or that the address names. */
const STATE = Prisma.sql`
  CASE WHEN coalesce(o."taxTerritory", o."taxEvidence"->>'postalTerritory') LIKE '__-%'
    THEN coalesce(o."taxTerritory", o."taxEvidence"->>'postalTerritory') END`

/** What is left of an order `o` after the refunds of its payment `p`. */
const LEFT = Prisma.sql`
  CASE WHEN p."refundedAmount" = 0 THEN 1
    ELSE 1 - least(1, p."refundedAmount" / nullif(p."capturedAmount", 0)) END`

/** Sales without tax and without gift cards, but those under reverse charge. @param year its first instant */
function soldByCountry({
  year,
  twelveMonths,
}: {
  year: Date
  twelveMonths: Date
}): Promise<Sold[]> {
  const net = netInBase(Prisma.sql`o."subtotal" - o."untaxedAmount"`, Prisma.sql`o."tax"`)
  const since = (start: Date) => Prisma.sql`
    coalesce((sum(round((${net}) * (${LEFT}), 2))
      FILTER (WHERE o."createdAt" >= ${start.toISOString()}::timestamptz) * 100)::bigint, 0)`
  return rowsOf(
    db(),
    soldSchema,
    Prisma.sql`
    SELECT coalesce(${STATE}, o."taxCountry", o."taxEvidence"->>'meansCountry', o."taxEvidence"->>'networkCountry') AS "country",
      ${since(year)} AS "year", ${since(twelveMonths)} AS "twelve_months"
    FROM "Order" o JOIN "Payment" p ON p."id" = o."paymentId"
    WHERE o."createdAt" >= ${twelveMonths.toISOString()}::timestamptz AND o."taxKind" <> 'reverse_charge'
    GROUP BY 1`,
  )
}

/** A day of a year ago, and the year's first. */
function periodsAt(now: Date, timezone: string) {
  const today = dayOf(now, timezone)
  const [year = '', ...rest] = today.split('-')
  const start = (day: string) => boundsOf({ from: day, to: day }, timezone).start
  const ago = `${Number(year) - 1}-${rest.join('-')}`.replace('-02-29', '-02-28')
  return { year: start(`${year}-01-01`), twelveMonths: start(ago) }
}

/** How much was sold until now where a tax is owed from a certain amount on, as far as that concerns the seller. */
export async function watchedThresholds(now = new Date()): Promise<WatchedThreshold[]> {
  const settings = await currentSettings()
  const { sellerCountry, taxThresholds, timezone } = settings
  const watched = taxThresholds.filter((one) => concernsSeller(one, sellerCountry))
  if (watched.length === 0) return []
  const rows = await soldByCountry(periodsAt(now, timezone))
  return Promise.all(
    watched.map(async (threshold) => {
      const soldCents = await inCurrencyOf(threshold, soldOf(threshold, rows, sellerCountry))
      return {
        ...threshold,
        sold: toDecimal(soldCents),
        level: levelOf(soldCents, threshold),
        isTaxed: isTaxedThere(threshold.place, settings),
      }
    }),
  )
}

/** Of one that counts what is sold everywhere, nothing is owed without a sale there. */
function soldOf({ place, scope, period }: TaxThreshold, rows: Sold[], seller: string): bigint {
  const sum = (all: Sold[]) => all.reduce((cents, row) => cents + row[period], 0n)
  const there = sum(
    rows.filter(({ country }) => country !== null && isSoldThere(place, country, seller)),
  )
  return scope === 'there' || there <= 0n ? there : sum(rows)
}

async function inCurrencyOf({ currency }: TaxThreshold, baseCents: bigint): Promise<number> {
  if (baseCents <= 0n) return 0
  return convertAt(Number(baseCents), await sellingAsPaid(currency), currency)
}
