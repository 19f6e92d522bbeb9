import { createHash } from 'node:crypto'

/** A page whose purge was lost, as when the plugin was removed with its token, ends after that. */
const LONGEST_SECONDS = 60 * 60
/** Shown while the store does not answer. */
const IF_DOWN_SECONDS = 24 * 60 * 60
/** Cloudflare reads 16 KB of tags; a page that has more is not kept. */
const MOST_CHARACTERS = 15_000
/** Tags of the framework itself, by which the store marks nothing. */
const FRAMEWORK = '_N_T_'

/**
 * A tag as Cloudflare knows it: there capitals count for nothing, blanks and other alphabets are not allowed, and
 * another store may have the same ones in its part of the zone.
 *
 * @param host of the store
 */
const nameOf = (host: string, tag: string): string =>
  createHash('sha256').update(`${host} ${tag}`).digest('hex').slice(0, 20)

/** What every page of the store is kept under. */
export const tagOfAll = (host: string): string => nameOf(host, '')

/** What pages that read under some tags are kept under. @param tags of cached reads */
export const tagsAtCloudflare = (host: string, tags: readonly string[]): string[] =>
  [...new Set(tags)].filter((tag) => !tag.startsWith(FRAMEWORK)).map((tag) => nameOf(host, tag))

/**
 * Makes the headers by which Cloudflare, and nobody else, keeps a page; it takes them out.
 *
 * @param host of the store
 */
export function outerCacheOf(host: string) {
  /** Of each list once: the same one is asked about with every request for its page. */
  const known = new WeakMap<readonly string[], string>()

  function headerOf(tags: readonly string[]): string {
    const before = known.get(tags)
    if (before !== undefined) return before
    const header = [tagOfAll(host), ...tagsAtCloudflare(host, tags)].join(',')
    known.set(tags, header)
    return header
  }

  /**
   * @param tags of the reads on the page
   * @param freshUntil in milliseconds since 1970; may be infinite
   * @param now in milliseconds since 1970
   * @returns names and values in turn; none for a page that must not be kept
   */
  return (tags: readonly string[], freshUntil: number, now: number): readonly string[] => {
    const seconds = Math.min(LONGEST_SECONDS, Math.floor((freshUntil - now) / 1000))
    const header = headerOf(tags)
    if (seconds <= 0 || header.length > MOST_CHARACTERS) return []
    return [
      'Cloudflare-CDN-Cache-Control',
      `public, max-age=${seconds}, stale-if-error=${IF_DOWN_SECONDS}`,
      'Cache-Tag',
      header,
    ]
  }
}
