import 'server-only'
import { dayOf } from '@/lib/core/calendar'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Tx } from '@/lib/core/db'
import { rateText } from '@/lib/pricing/exchange-rate'
import { oweToOneStopShop } from '@/lib/pricing/one-stop-shop'
import { currentSettings } from '@/lib/settings/queries'
import { fetchHistory } from './fetch-rates'
import { lockRates } from './locks'
import type { RatesOfDay } from './parse-rates'
import { endedQuarters, ratesOfQuarter } from './quarters'

/** When the store's first order was placed; `null` before. */
export type FirstSale = () => Promise<Date | null>

/**
 * Keeps the bank's rates of the quarters that are over and were sold in, for a store that owes tax to the one-stop shop. They
 * are those of the day's file, or else of the bank's past days, and replace what was typed. What cannot be read now is tried
 * again with the next day's rates.
 */
export async function keepQuarterRates(today: RatesOfDay, firstSale: FirstSale): Promise<void> {
  const ends = await missingQuarters(today.day, firstSale)
  const oldest = ends.at(-1)
  if (oldest === undefined) return
  const isToday = ends.every((end) => end === today.day)
  const days = isToday ? [today] : await fetchHistory(oldest, today.day)
  const found = ends.flatMap((end) => {
    const rates = ratesOfQuarter(end, days)
    return rates ? [{ end, rates }] : []
  })
  if (found.length === 0) return
  await db().$transaction(async (tx) => {
    await lockRates(tx)
    for (const { end, rates } of found) await keep(tx, end, rates)
  })
}

/** The quarters of which the bank's rates are not kept yet, the newest first. */
async function missingQuarters(published: string, firstSale: FirstSale): Promise<string[]> {
  const settings = await currentSettings()
  if (!oweToOneStopShop(settings)) return []
  const first = await firstSale()
  if (first === null) return []
  const kept = await db().quarterRate.findMany({
    where: { day: { not: null } },
    distinct: ['quarterEnd'],
    select: { quarterEnd: true },
  })
  const known = new Set(kept.map(({ quarterEnd }) => dayOf(quarterEnd, 'UTC')))
  return endedQuarters(dayOf(first, settings.timezone), published).filter((end) => !known.has(end))
}

async function keep(tx: Tx, end: string, { day, perEuro }: RatesOfDay): Promise<void> {
  const quarterEnd = new Date(end)
  const currencies = [...perEuro.keys()]
  await tx.quarterRate.deleteMany({ where: { quarterEnd, currency: { in: currencies } } })
  const keptAt = await databaseTime(tx)
  await tx.quarterRate.createMany({
    data: [...perEuro].map(([currency, rate]) => ({
      quarterEnd,
      currency,
      perEuro: rateText(rate),
      day: new Date(day),
      keptAt,
    })),
  })
}
