import 'server-only'
import { addDays } from '@/lib/core/calendar'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { DAY_MS } from '@/lib/core/time'
import { fetchPublic } from '@/lib/platform/outgoing/fetch-public'
import type { RateFailure } from './failures'
import { parseHistory, parseRates, type RatesOfDay } from './parse-rates'

/** The file of a day has some 2 kB, that of the last 90 days some 100 kB, and that of all days 8 MB. */
const MAX_BYTES = 64 * 1024
const RECENT = { name: 'hist-90d', days: 80, maxBytes: 1024 * 1024, timeoutMs: 10_000 }
const ALL = { name: 'hist', maxBytes: 24 * 1024 * 1024, timeoutMs: 60_000 }

/** Over holidays there are none for up to five days. */
const OLD_MS = 7 * DAY_MS

type Size = { maxBytes: number; timeoutMs?: number }

/** The text of one of the bank's files, or why it cannot be had. */
async function fetchText(url: string, size: Size): Promise<{ text: string } | RateFailure> {
  try {
    const bytes = await fetchPublic(url, {
      what: 'file',
      accept: 'application/xml, text/xml',
      allowPrivate: env().PRIVATE_RECEIVERS === 'on',
      ...size,
    })
    return { text: new TextDecoder().decode(bytes) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.warn({ err: error }, 'exchange rates could not be fetched')
    return error.code === 'too_large' ? 'unreadable' : 'unreachable'
  }
}

/** The European Central Bank's rates as they are now, or why there are none. */
export async function fetchRates(now: Date): Promise<RatesOfDay | RateFailure> {
  const file = await fetchText(env().ECB_RATES_URL, { maxBytes: MAX_BYTES })
  if (typeof file === 'string') return file
  const rates = parseRates(file.text)
  if (rates === null) return 'unreadable'
  const age = now.getTime() - Date.parse(rates.day)
  // A day has begun elsewhere before it does here.
  if (age < -DAY_MS) return 'unreadable'
  return age > OLD_MS ? 'old' : rates
}

/**
 * The bank's rates of past days, from the files beside that of the day: the one of the last 90 days, where that is enough.
 *
 * @param from the first day
 * @param until the newest day that rates were published of
 * @returns in the order of days; none where they cannot be read, or the source has no such files
 */
export async function fetchHistory(from: string, until: string): Promise<RatesOfDay[]> {
  const { ECB_RATES_URL } = env()
  const { name, ...size } = from >= addDays(until, -RECENT.days) ? RECENT : ALL
  const url = ECB_RATES_URL.replace(/daily(?=\.xml$)/, name)
  if (url === ECB_RATES_URL) return []
  const file = await fetchText(url, size)
  if (typeof file === 'string') return []
  const days = parseHistory(file.text, from)
  if (days === null) log.warn({ url }, 'past exchange rates could not be understood')
  return days ?? []
}
