import { memoize } from '@/lib/core/memoize'

const formatIn = memoize(
  (language: string) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
)

/** A calendar day such as `2026-11-27` in words. */
export const longDay = (day: string, language: string): string =>
  formatIn(language).format(new Date(day))
