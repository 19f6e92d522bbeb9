const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

/** How many whole seconds of the day (UTC) are left, the one that runs included. */
export const secondsLeft = (now: number): number => Math.ceil((DAY - (now % DAY)) / SECOND)

/** As a clock shows it: hours, minutes and seconds, each with two digits. */
export function clockTime(seconds: number): string {
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')
}

/** The same for machines: an ISO 8601 duration. */
export const isoDuration = (seconds: number): string => `PT${seconds}S`
