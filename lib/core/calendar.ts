import { memoize } from './memoize'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './time'

/** Days such as `2026-01-31`, both included. */
export type DayPeriod = { from: string; to: string }

/** From an instant to before another. */
type Bounds = { start: Date; end: Date }

const offsetFormat = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset', hour: 'numeric' }),
)

/** How far the clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timezone: string): number {
  const name = offsetFormat(timezone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value
  const match = /^GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(name ?? '')
  if (!match) throw new Error(`No offset is known of ${timezone}`)
  const [, sign, hours = 0, minutes = 0, seconds = 0] = match
  const size = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * SECOND_MS
  return sign === '-' ? -size : size
}

/** What the clocks of a time zone show at an instant, as a `datetime-local` field has it: `2026-01-31T09:30`. */
export const localTimeOf = (instant: Date, timezone: string): string =>
  new Date(instant.getTime() + offsetAt(instant.getTime(), timezone)).toISOString().slice(0, -8)

/** The day of an instant in a time zone, such as `2026-01-31`. */
export const dayOf = (instant: Date, timezone: string): string =>
  localTimeOf(instant, timezone).slice(0, -6)

/**
 * The instant at which the clocks of a time zone show a time. Of a time that comes twice, as when summer time ends, it is the
 * first; a time that the clocks skip is taken as if they had not been put forward yet, so that 02:30 becomes 03:30.
 *
 * @param localTime such as `2026-01-31T09:30`
 */
export function instantOf(localTime: string, timezone: string): Date {
  const { first, true: instants } = candidates(localTime, offsetsOf(timezone))
  return new Date(instants[0] ?? first.instant)
}

type Offsets = (instant: number) => number

const offsetsOf =
  (timezone: string): Offsets =>
  (instant) =>
    offsetAt(instant, timezone)

/** What a local time is by the offset of the day before, by that of the day after, and which of the two are true, in order. */
function candidates(localTime: string, offsets: Offsets) {
  const shown = Date.parse(`${localTime}Z`)
  const by = (offset: number) => ({ offset, instant: shown - offset })
  const first = by(offsets(shown - DAY_MS))
  const last = by(offsets(shown + DAY_MS))
  if (first.offset === last.offset) return { first, last, true: [first.instant] }
  const isTrue = [first, last].filter(({ offset, instant }) => offsets(instant) === offset)
  return { first, last, true: isTrue.map(({ instant }) => instant).sort((a, b) => a - b) }
}

/**
 * The first instant of a day in a time zone. A day that begins later than at midnight, because the clocks skip it, begins
 * when they do; one that the zone has left out altogether has no instant, and begins where the next one does.
 */
export const startOfDay = (day: string, timezone: string): Date =>
  firstInstant(day, offsetsOf(timezone))

function firstInstant(day: string, offsets: Offsets): Date {
  const { first, last, true: instants } = candidates(`${day}T00:00`, offsets)
  const [midnight] = instants
  if (midnight !== undefined) return new Date(midnight)
  // The clocks are put forward somewhere between the two.
  let [before, after] = [last.instant, first.instant]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offsets(middle) === first.offset) before = middle
    else after = middle
  }
  return new Date(after)
}

/** The first instants of a period's days, and of the day after it. */
export function startsOf(period: DayPeriod, timezone: string): Date[] {
  // Neighbours are asked for the same offsets.
  const offsets = memoize(offsetsOf(timezone))
  return [...daysOf(period), addDays(period.to, 1)].map((day) => firstInstant(day, offsets))
}

/** The first instant after a day in a time zone. */
export const endOfDay = (day: string, timezone: string): Date =>
  startOfDay(addDays(day, 1), timezone)

/** The instants of a period's days in a time zone, within the years 1 to 9999 that a database knows. */
export const boundsOf = ({ from, to }: DayPeriod, timezone: string): Bounds => ({
  start: from <= '0001-01-02' ? EARLIEST : startOfDay(from, timezone),
  end: to >= '9999-12-30' ? LATEST : endOfDay(to, timezone),
})
const EARLIEST = new Date('0001-01-01T00:00:00Z')
const LATEST = new Date('9999-12-31T23:59:59.999Z')

/** A day, that many days later; days have no time zone. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, -14)

/** How many days a period has. */
export const lengthOf = ({ from, to }: DayPeriod): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1

/** Every day of a period, in order. */
export const daysOf = (period: DayPeriod): string[] =>
  Array.from({ length: lengthOf(period) }, (_, index) => addDays(period.from, index))

/** Found before; what is not a time zone is not kept. */
const known = new Set<string>()

function isKnown(name: string): boolean {
  if (known.has(name)) return true
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions()
    // Intl takes any letter case; of an alias it says the other name.
    if (timeZone.toLowerCase() === name.toLowerCase() && timeZone !== name) return false
    known.add(name)
    return true
  } catch {
    return false
  }
}

/**
 * Whether a name is that of a time zone with its rules, such as `Europe/Berlin`, or `UTC`: of those that there are, also by
 * a former name. An offset such as `+02:00` is none, as it knows no summer time.
 */
export const isTimezone = (name: string): boolean =>
  name === 'UTC' ||
  (/^(?!Etc\/)[A-Z][A-Za-z_]*(?:\/[A-Z][A-Za-z_-]*)+$/.test(name) && isKnown(name))
