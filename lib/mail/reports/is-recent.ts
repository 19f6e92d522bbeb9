import { DAY_MS, HOUR_MS } from '@/lib/core/time'

/** Providers repeat for up to a day what was not taken. */
const REPEATED_FOR_MS = 2 * DAY_MS
const CLOCKS_DIFFER_MS = HOUR_MS

/** Whether something signed at a time may still be on its way; later it is a copy that somebody kept. @param signedAt in milliseconds */
export const isRecent = (signedAt: number, now = Date.now()): boolean =>
  signedAt > now - REPEATED_FOR_MS && signedAt < now + CLOCKS_DIFFER_MS
