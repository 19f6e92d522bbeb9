import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { z } from 'zod'
import { dayOf as dayIn } from '@/lib/core/calendar'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { type CurrencyCode, isCurrency, type ShownRates } from '@/lib/i18n/currencies'
import { parseRate, rateText } from '@/lib/pricing/exchange-rate'
import { SETTINGS_TAG } from '@/lib/settings/cache-tags'
import { offeredCurrencies } from '@/lib/settings/offered-currencies'
import { currentSetting, currentSettings } from '@/lib/settings/queries'
import type { Settings } from '@/lib/settings/registry'
import type { ExchangeRates } from './contracts'
import { crossRates } from './cross-rates'
import { RATE_FAILURES } from './failures'
import type { KnownRates } from './quarters'
import type { DatedRate } from './sort-rates'

export type RateRow = DatedRate & { currency: CurrencyCode; held: DatedRate | null }

const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

function dated(rate: Prisma.Decimal, date: Date): DatedRate {
  const perEuro = parseRate(rate.toFixed(8))
  if (perEuro === null) throw new RangeError(`Not a rate: ${rate}`)
  return { perEuro, day: dayOf(date) }
}

/** The last rates of all currencies that the source knows. */
export async function rateRows(tx: Tx = db()): Promise<RateRow[]> {
  const rows = await tx.exchangeRate.findMany({ orderBy: { currency: 'asc' } })
  return rows.flatMap(({ currency, perEuro, day, heldPerEuro, heldDay }) =>
    isCurrency(currency)
      ? [
          {
            currency,
            ...dated(perEuro, day),
            held: heldPerEuro && heldDay ? dated(heldPerEuro, heldDay) : null,
          },
        ]
      : [],
  )
}

/** What is known of the rates of quarters. @param quarters their last days */
export async function knownRates(quarters: readonly string[]): Promise<KnownRates> {
  const [{ rateSource, timezone }, latest, rows, now] = await Promise.all([
    currentSettings(),
    rateRows(),
    db().quarterRate.findMany({
      where: { quarterEnd: { in: quarters.map((end) => new Date(end)) } },
    }),
    databaseTime(),
  ])
  return {
    today: dayIn(now, timezone),
    rateSource,
    latest: new Map(latest.map((row) => [row.currency, row])),
    kept: new Map(
      rows.map(({ quarterEnd, currency, perEuro, day, keptAt }) => [
        `${dayOf(quarterEnd)} ${currency}`,
        { ...dated(perEuro, day ?? keptAt), isTyped: day === null },
      ]),
    ),
  }
}

/** From the store's own currency to all on offer: `undefined` for the fixed rates. */
export async function ratesOf(
  settings: Pick<Settings, 'rateSource' | 'baseCurrency' | 'sellingCurrencies'> & {
    supportedCurrencies: readonly CurrencyCode[]
  },
  tx?: Tx,
): Promise<ShownRates | undefined> {
  if (settings.rateSource === 'fixed') return undefined
  const perEuro = new Map((await rateRows(tx)).map((row) => [row.currency, row.perEuro]))
  return crossRates(settings.baseCurrency, offeredCurrencies(settings), perEuro)
}

/** By which pages show prices in the currencies on offer: `undefined` for the fixed rates. Cached until one changes. */
export async function cachedRates(): Promise<ShownRates | undefined> {
  'use cache'
  cacheTag(SETTINGS_TAG)
  cacheLife('hours')
  return ratesOf(await currentSettings())
}

const failureSchema = z.enum(RATE_FAILURES).nullable().catch(null)

async function readingState() {
  const [rows, reading] = await Promise.all([
    rateRows(),
    db().rateReading.findUnique({ where: { source: 'ecb' } }),
  ])
  const days = rows.map(({ day }) => day).sort()
  return {
    rows,
    day: days.at(-1) ?? null,
    failingSince: reading?.failingSince ?? null,
    failure: failureSchema.parse(reading?.failure ?? null),
  }
}

/** How reading the rates of the day goes; `null` while the store uses fixed ones. */
export async function rateSigns() {
  if ((await currentSetting('rateSource')) === 'fixed') return null
  const { rows, ...state } = await readingState()
  const held = rows.filter((row) => row.held !== null).map(({ currency }) => currency)
  return { ...state, held }
}

/** Where the rates come from, and what is known of those of the day. */
export async function readExchangeRates(): Promise<ExchangeRates> {
  const [source, { rows, day, failingSince, failure }] = await Promise.all([
    currentSetting('rateSource'),
    readingState(),
  ])
  return {
    source,
    day,
    failingSince: failingSince?.toISOString() ?? null,
    failure,
    held: rows.flatMap(({ currency, perEuro, held }) =>
      held
        ? [{ currency, rate: rateText(perEuro), newRate: rateText(held.perEuro), day: held.day }]
        : [],
    ),
  }
}
