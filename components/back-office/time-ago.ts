import { memoize } from '@/lib/core/memoize'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/core/time'
import { pageLanguage, pageTexts } from './language/page-language'

const wordsIn = memoize(
  (language: string) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
)

/** How long ago a time was, in its largest unit: `just now`, `5 minutes ago`, `yesterday`; also of times to come. */
export function timeAgo(iso: string, now = new Date()): string {
  const past = now.getTime() - Date.parse(iso)
  const distance = Math.abs(past)
  if (distance < MINUTE_MS) return pageTexts('shell')(past < 0 ? 'time.inAMoment' : 'time.justNow')
  const inUnit = (milliseconds: number, unit: Intl.RelativeTimeFormatUnit) =>
    wordsIn(pageLanguage()).format(-Math.sign(past) * Math.floor(distance / milliseconds), unit)
  if (distance < HOUR_MS) return inUnit(MINUTE_MS, 'minute')
  if (distance < DAY_MS) return inUnit(HOUR_MS, 'hour')
  return inUnit(DAY_MS, 'day')
}
