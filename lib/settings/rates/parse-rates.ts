import { z } from 'zod'
import { type CurrencyCode, isCurrency } from '@/lib/i18n/currencies'
import { type ExchangeRate, parseRate } from '@/lib/pricing/exchange-rate'

/** What a euro is worth on a day. */
export type RatesOfDay = { day: string; perEuro: ReadonlyMap<CurrencyCode, ExchangeRate> }

const fileSchema = z.object({
  days: z.tuple([z.iso.date()]),
  rates: z
    .array(z.object({ currency: z.string(), rate: z.string() }))
    .min(1)
    .max(100),
})

const DAY = /<Cube\s+time=(["'])([^"'<>]{1,20})\1\s*>/g
const RATE = /<Cube\s+currency=(["'])([A-Z]{3})\1\s+rate=(["'])([0-9.]{1,18})\3\s*\/>/g

const countOf = (text: string, part: RegExp) => text.match(part)?.length ?? 0

/**
 * Reads the European Central Bank's file of a day. It is a stranger's: what is not exactly of its known form is refused as a
 * whole, and declarations of XML, with which entities are defined, are no part of it.
 * https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/
 *
 * @returns the rates of the store's currencies; `null` for anything else, and for a file without the dollar's
 */
export function parseRates(xml: string): RatesOfDay | null {
  if (xml.includes('<!')) return null
  const { data } = fileSchema.safeParse({
    days: [...xml.matchAll(DAY)].map(([, , day]) => day),
    rates: [...xml.matchAll(RATE)].map(([, , currency, , rate]) => ({ currency, rate })),
  })
  // Every line was understood.
  if (!data || data.rates.length !== countOf(xml, /\bcurrency\s*=/g)) return null
  const perEuro = new Map<CurrencyCode, ExchangeRate>()
  for (const { currency, rate: text } of data.rates) {
    const rate = parseRate(text)
    if (rate === null) return null
    if (!isCurrency(currency)) continue
    if (perEuro.has(currency) || currency === 'EUR') return null
    perEuro.set(currency, rate)
  }
  return perEuro.has('USD') ? { day: data.days[0], perEuro } : null
}

/** Where another day begins. */
const DAYS = /(?=<Cube\s+time=)/
const DAY_TEXT = /^<Cube\s+time=["'](\d{4}-\d{2}-\d{2})["']/

/**
 * Reads the European Central Bank's file of many days, each as {@link parseRates} reads its own.
 *
 * @param from the days before are not looked at
 * @returns in the order of days; `null` when one of them is not understood, comes twice, or there is none in the file
 */
export function parseHistory(xml: string, from: string): RatesOfDay[] | null {
  if (xml.includes('<!')) return null
  const [head = '', ...parts] = xml.split(DAYS)
  if (parts.length === 0 || head.includes('currency')) return null
  const days = new Map<string, RatesOfDay>()
  for (const part of parts) {
    const day = DAY_TEXT.exec(part)?.[1]
    if (day === undefined) return null
    if (day < from) continue
    const rates = parseRates(part)
    if (rates === null || days.has(day)) return null
    days.set(day, rates)
  }
  return [...days.values()].sort((a, b) => a.day.localeCompare(b.day, 'en'))
}
