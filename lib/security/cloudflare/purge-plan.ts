/** Cloudflare takes 100 at once of most plans, and 30 of any. */
const TAGS_AT_ONCE = 30
/** With more, one call for all pages of the store is kinder to the limit of calls, which is five a minute at the least. */
const MOST_TAGS = 3 * TAGS_AT_ONCE

/** What is known of what Cloudflare was told before. Versions are those of `PageChange`. */
export type Told = {
  zoneId: string
  /** All changes up to it were told. */
  purgedUpTo: bigint
  /** Those after it are told once more; `null`: of all pages. */
  againFrom: bigint | null
  /** When the newest server process started that it was told of. */
  startedAt: Date
}

/** What is true now. */
export type Now = {
  zoneId: string
  /** Every server process has taken in all changes up to it. */
  upTo: bigint
  /** When the newest server process started. */
  startedAt: Date
}

/**
 * From which change on pages are to be purged.
 *
 * Each change is told twice, in two runs: an answer that was on its way when the first came could bring the page from
 * before it. All pages are purged for a new zone, for a server that started, which may be a new build, and for a
 * database that went back to a backup.
 *
 * @returns `from`: the change after which they count, `null` for all pages; `isFresh`: whether it begins anew
 */
export function purgeFrom(told: Told | null, now: Now): { from: bigint | null; isFresh: boolean } {
  const isFresh =
    told === null ||
    told.zoneId !== now.zoneId ||
    told.purgedUpTo > now.upTo ||
    told.startedAt.getTime() < now.startedAt.getTime()
  return { from: isFresh ? null : told.againFrom, isFresh }
}

/** What is known afterwards. */
export const toldAfter = (told: Told | null, now: Now): Told => ({
  zoneId: now.zoneId,
  startedAt: now.startedAt,
  purgedUpTo: now.upTo,
  againFrom: told === null || purgeFrom(told, now).isFresh ? null : told.purgedUpTo,
})

/**
 * The calls by which tags are purged, each with its tags.
 *
 * @param tags as Cloudflare knows them; `null` for all pages
 * @param all the tag that all pages have
 */
export function purgeCalls(tags: readonly string[] | null, all: string): string[][] {
  if (tags === null || tags.length > MOST_TAGS) return [[all]]
  const calls: string[][] = []
  for (let from = 0; from < tags.length; from += TAGS_AT_ONCE)
    calls.push(tags.slice(from, from + TAGS_AT_ONCE))
  return calls
}
