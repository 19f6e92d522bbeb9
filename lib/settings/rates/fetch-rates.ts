import 'server-only'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { DAY_MS } from '@/lib/core/time'
import { fetchPublic } from '@/lib/platform/outgoing/fetch-public'
import type { RateFailure } from './failures'
import { parseRates, type RatesOfDay } from './parse-rates'

/** The file has some 2 kB. */
const MAX_BYTES = 64 * 1024

/** Over holidays there are none for up to five days. */
const OLD_MS = 7 * DAY_MS

/** The European Central Bank's rates as they are now, or why there are none. */
export async function fetchRates(now: Date): Promise<RatesOfDay | RateFailure> {
  const { ECB_RATES_URL, PRIVATE_RECEIVERS } = env()
  try {
    const bytes = await fetchPublic(ECB_RATES_URL, {
      what: 'file',
      accept: 'application/xml, text/xml',
      maxBytes: MAX_BYTES,
      allowPrivate: PRIVATE_RECEIVERS === 'on',
    })
    const rates = parseRates(new TextDecoder().decode(bytes))
    if (rates === null) return 'unreadable'
    const age = now.getTime() - Date.parse(rates.day)
    // A day has begun elsewhere before it does here.
    if (age < -DAY_MS) return 'unreadable'
    return age > OLD_MS ? 'old' : rates
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.warn({ err: error }, 'exchange rates could not be fetched')
    return error.code === 'too_large' ? 'unreadable' : 'unreachable'
  }
}
