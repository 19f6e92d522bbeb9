import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Tx } from '@/lib/core/db'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { rateText } from '@/lib/pricing/exchange-rate'
import { SETTINGS_TAG } from '@/lib/settings/cache-tags'
import { currentSetting } from '@/lib/settings/queries'
import { RATES_DELAY_MS, type RateFailure } from './failures'
import { fetchRates } from './fetch-rates'
import { type FirstSale, keepQuarterRates } from './keep-quarter-rates'
import { lockRates } from './locks'
import type { RatesOfDay } from './parse-rates'
import { type RateRow, rateRows } from './queries'
import { sortRates } from './sort-rates'

const SOURCE = 'ecb'

/** What the owner is to know, in the transaction that finds it out. */
type RateTrouble =
  | { kind: 'unread'; since: Date }
  /** Rates that jumped, since then. */
  | { kind: 'held'; since: Date }
export type TellOwner = (tx: Tx, trouble: RateTrouble) => Promise<void>

/**
 * Reads the rates of the day, if the owner chose them, and has pages made anew when one is another than before. When it fails,
 * the last ones stay. Then keeps those of the quarters that are over.
 */
export async function readRates(tellOwner: TellOwner, firstSale: FirstSale): Promise<void> {
  if ((await currentSetting('rateSource')) !== SOURCE) return
  const now = await databaseTime()
  const rates = await fetchRates(now)
  await db().$transaction(async (tx) => {
    await lockRates(tx)
    if (typeof rates === 'string') return noteFailure(tx, { failure: rates, now, tellOwner })
    await store(tx, { rates, now, tellOwner })
  })
  if (typeof rates !== 'string') await keepQuarterRates(rates, firstSale)
}

async function noteFailure(
  tx: Tx,
  { failure, now, tellOwner }: { failure: RateFailure; now: Date; tellOwner: TellOwner },
): Promise<void> {
  const before = await tx.rateReading.findUnique({ where: { source: SOURCE } })
  const since = before?.failingSince ?? now
  const outcome = { failure, failingSince: since }
  await tx.rateReading.upsert({
    where: { source: SOURCE },
    create: { source: SOURCE, ...outcome },
    update: outcome,
  })
  if (now.getTime() - since.getTime() >= RATES_DELAY_MS)
    await tellOwner(tx, { kind: 'unread', since })
}

async function store(
  tx: Tx,
  { rates, now, tellOwner }: { rates: RatesOfDay; now: Date; tellOwner: TellOwner },
): Promise<void> {
  const before = new Map((await rateRows(tx)).map((row) => [row.currency, row]))
  const { taken, held } = sortRates(rates, before)
  const day = new Date(rates.day)
  for (const [currency, rate] of taken) {
    const row = {
      perEuro: rateText(rate),
      day,
      readAt: now,
      heldPerEuro: null,
      heldDay: null,
    }
    await tx.exchangeRate.upsert({
      where: { currency },
      create: { currency, ...row },
      update: row,
    })
  }
  for (const [currency, rate] of held)
    await tx.exchangeRate.update({
      where: { currency },
      data: { heldPerEuro: rateText(rate), heldDay: day },
    })
  const outcome = { failure: null, failingSince: null }
  await tx.rateReading.upsert({
    where: { source: SOURCE },
    create: { source: SOURCE, ...outcome },
    update: outcome,
  })
  if (taken.some(([currency, rate]) => before.get(currency)?.perEuro !== rate))
    await invalidateTags(tx, [SETTINGS_TAG])
  if (held.some(([currency]) => isNew(before.get(currency))))
    await tellOwner(tx, { kind: 'held', since: now })
}

/** Whether the owner has not been told yet that rates of a currency are held. */
const isNew = (row: RateRow | undefined) => row?.held === null
