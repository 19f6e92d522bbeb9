import { DAY_MS } from '@/lib/core/time'

/** Why rates could not be read: no answer, one that is not understood, or rates of long ago. */
export const RATE_FAILURES = ['unreachable', 'unreadable', 'old'] as const
export type RateFailure = (typeof RATE_FAILURES)[number]

/** What can't be read for so long is not the source's bad day. */
export const RATES_DELAY_MS = 3 * DAY_MS
