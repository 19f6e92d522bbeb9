import { HOUR_MS } from '@/lib/core/time'

/** How often a day's backup is tried. */
const ATTEMPTS = 3
const PAUSE_MS = HOUR_MS

type Attempt = { status: 'running' | 'succeeded' | 'failed'; finishedAt: Date | null }

/**
 * Which attempt at the day's backup is due: the first from the chosen hour on, another one an hour after one that
 * failed.
 *
 * @param attempts those of the day, in their order
 * @param hour the hour that it is now, in the store's time zone
 * @returns its number, from 1; `null` when none is due
 */
export function dueAttempt(
  attempts: readonly Attempt[],
  { hour, fromHour, now }: { hour: number; fromHour: number; now: Date },
): number | null {
  const last = attempts.at(-1)
  if (!last) return hour >= fromHour ? 1 : null
  if (last.status !== 'failed' || attempts.length >= ATTEMPTS) return null
  const isPaused = last.finishedAt !== null && now.getTime() - last.finishedAt.getTime() < PAUSE_MS
  return isPaused ? null : attempts.length + 1
}
