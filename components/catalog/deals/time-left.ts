const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

/** Whole seconds left of the day (UTC), including the current one. */
export const secondsLeft = (now: number): number => Math.ceil((DAY - (now % DAY)) / SECOND)

/** Formats seconds as `hh:mm:ss`. */
export function clockTime(seconds: number): string {
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')
}

/** Formats seconds as an ISO 8601 duration. */
export const isoDuration = (seconds: number): string => `PT${seconds}S`
