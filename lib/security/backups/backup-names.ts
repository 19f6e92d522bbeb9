import { DAY_MS } from '@/lib/core/time'

/** Where a store's backups are at their destination: stores that share one keep theirs apart, a copy that is tried out its own. */
export const folderOf = (prefix: string, siteUrl: string): string => {
  const { host } = new URL(siteUrl)
  const folder = prefix.replace(/^\/+|\/+$/g, '')
  return `${folder === '' ? '' : `${folder}/`}${host.replace(/[^a-z0-9.-]/g, '_')}/`
}

/** @param id makes two of one second two objects */
export const keyOf = (folder: string, time: Date, id: string): string =>
  `${folder}store-${time.toISOString().replace(/[-:]|\.\d+/g, '')}-${id.slice(0, 8)}.backup`

const NAME = /^store-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z-[0-9a-f]{8}\.backup$/

/** When a backup was made, by its key; `null` for what is no backup. */
export function timeOf(folder: string, key: string): Date | null {
  if (!key.startsWith(folder)) return null
  const [, year, month, day, hour, minute, second] = NAME.exec(key.slice(folder.length)) ?? []
  if (year === undefined) return null
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(time.getTime()) ? null : time
}

/** The number of a week; weeks begin on Monday, 1970 on a Thursday. */
const weekOf = (time: Date) => Math.floor((time.getTime() / DAY_MS + 3) / 7)

type Keeping = { days: number; weeks: number }

/**
 * The keys of the backups that are kept no longer: those that are older than so many days, unless they are the last of one
 * of the last weeks. What is no backup of the store stays, and so does the newest one, however old it is.
 */
export function outdated(
  keys: readonly string[],
  folder: string,
  { days, weeks }: Keeping,
  now: Date,
): string[] {
  const backups = keys
    .flatMap((key) => {
      const time = timeOf(folder, key)
      return time ? [{ key, time }] : []
    })
    .sort((one, other) => other.time.getTime() - one.time.getTime())
  const seenWeeks = new Set<number>()
  return backups
    .filter(({ time }, index) => {
      const week = weekOf(time)
      const isLastOfWeek = !seenWeeks.has(week)
      seenWeeks.add(week)
      if (index === 0 || now.getTime() - time.getTime() <= days * DAY_MS) return false
      return !(isLastOfWeek && week > weekOf(now) - weeks)
    })
    .map(({ key }) => key)
}
