import 'server-only'
import { z } from 'zod'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { decimalOf, toCents } from '@/lib/core/money'
import { column, rowsOf } from '@/lib/core/rows'
import { daysAgo } from '@/lib/core/time'
import { type CurrencyCode, isCurrency } from '@/lib/i18n/currencies'
import { savedPercent } from '@/lib/pricing/discount'
import { chargedCurrencies } from '@/lib/pricing/selling'
import { currentSettings } from '@/lib/settings/queries'
import type { Settings } from '@/lib/settings/registry'
import type { ForeseenPrices, Reduction, ReductionProblem } from './reduction-contracts'
import { formerPrices } from './to-product'

const HISTORY = 100
const KNOWN_DAYS = 30

const comparedRow = z.object({ compared: z.unknown() })
const knownRow = z.object({
  currency: z.string(),
  since: z.date(),
  lowest: column.decimal.nullable(),
})
type Known = z.infer<typeof knownRow>

/** What shoppers would see beside a product's price once these were saved, and why that may be nothing. */
export async function foreseeReduction(given: ForeseenPrices): Promise<Reduction> {
  const { id = 0, price, originalPrice } = given
  const settings = await currentSettings()
  const [rows, known, history] = await Promise.all([
    rowsOf(
      db(),
      comparedRow,
      Prisma.sql`
      SELECT softhaven_compared_prices(${id}::int, ${price}::numeric, ${originalPrice}::numeric,
        ${JSON.stringify(given.prices)}::jsonb, now()) AS "compared"`,
    ),
    rowsOf(
      db(),
      knownRow,
      Prisma.sql`
      SELECT p."currency", min(p."from") AS "since",
        min(p."price") FILTER (WHERE coalesce(p."until", now()) > now() - interval '30 days') AS "lowest"
      FROM "PublicPrice" p WHERE p."productId" = ${id} GROUP BY 1`,
    ),
    publicPricesOf(db(), id),
  ])
  const former = formerPrices(originalPrice, given.prices, rows[0]?.compared ?? null)
  const percent = savedPercent({ price, ...former })
  return {
    kind: settings.struckPrices,
    originalPrice: percent === null ? null : former.originalPrice,
    percent,
    problem: percent === null ? problemOf(given, settings, known) : null,
    history,
  }
}

async function publicPricesOf(tx: Tx, productId: number): Promise<Reduction['history']> {
  const rows = await tx.publicPrice.findMany({
    where: { productId },
    orderBy: { from: 'desc' },
    take: HISTORY,
  })
  return rows.flatMap(({ currency, price, from, until }) =>
    isCurrency(currency)
      ? {
          currency,
          price: decimalOf(price),
          from: from.toISOString(),
          until: until?.toISOString() ?? null,
        }
      : [],
  )
}

function problemOf(
  { price, originalPrice, prices }: ForeseenPrices,
  settings: Settings,
  known: readonly Known[],
): ReductionProblem {
  const { baseCurrency, struckPrices } = settings
  const named = (
    name: ReductionProblem['name'],
    currency: CurrencyCode = baseCurrency,
    of: Known | undefined = undefined,
  ): ReductionProblem => ({
    name,
    currency,
    since: of?.since.toISOString() ?? null,
    lowest: of?.lowest ? decimalOf(of.lowest) : null,
  })
  if (struckPrices === 'off') return named('off')
  if (originalPrice === null || toCents(originalPrice) <= toCents(price)) return named('notReduced')
  const charged = chargedCurrencies(settings)
  const without = charged.find((code) => code !== baseCurrency && !prices[code])
  if (without) return named('currency', without)
  const longAgo = daysAgo(KNOWN_DAYS)
  for (const code of charged) {
    const of = known.find(({ currency }) => currency === code)
    if (!of) return named('unknown', code)
    if (of.since > longAgo) return named('young', code, of)
    if (of.lowest === null) return named('unknown', code, of)
    const cents = toCents(code === baseCurrency ? price : (prices[code]?.price ?? price))
    if (cents * 100 > toCents(decimalOf(of.lowest)) * 99) return named('notLower', code, of)
  }
  return named('notReduced')
}
