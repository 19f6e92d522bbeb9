// Next's own cache of rendered pages, but for three things. It dates a page by the end of its rendering:
// one whose data changed during rendering would be stored as if it contained the change, and show the
// old price to everybody (docs/decisions/0025). It writes pages into the build, where other processes
// would find them (0011). And it tells nobody which page it gave, or which tags changed, what keeps the
// packed pages right (0033). Loaded by Next, by path.
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { serverHooks } from './server-hooks.mjs'

// Node gives the whole CommonJS module as its default export; the bundler, for middleware, gives the class.
const { default: FileSystemCache = fileSystemCache } =
  /** @type {{ default?: typeof fileSystemCache }} */ (fileSystemCache)

const TAGS_HEADER = 'x-next-cache-tags'
/** So many renderings are under way at once at most, as far as anybody counts. */
const LIMIT = 10_000

/**
 * When the rendering of a page that is not stored yet began at the earliest, and how it was looked for,
 * by the page's key.
 * @type {Map<string, { from: number, context: Parameters<InstanceType<typeof FileSystemCache>['get']>[1] }>}
 */
const begun = new Map()

// biome-ignore lint/style/noProcessEnv: Next's own variable, not a setting of the store
const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'

export default class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    super({ ...context, flushToDisk: isBuilding && context.flushToDisk })
  }

  /**
   * @override
   * @param {string} key
   * @param {Parameters<InstanceType<typeof FileSystemCache>['get']>[1]} context
   */
  async get(key, context) {
    const asked = Date.now()
    const found = await super.get(key, context)
    const until = freshUntil(found?.lastModified, found?.cacheControl)
    if (found && (until === null || until > asked)) {
      serverHooks.keptPages?.noteSource({ tags: tagsOf(found.value), freshUntil: until })
    } else if (!begun.has(key)) {
      if (begun.size >= LIMIT) begun.clear()
      // A change within the same millisecond counts as later.
      begun.set(key, { from: asked - 1, context })
    }
    return found
  }

  /**
   * @override
   * @param {string} key
   * @param {Parameters<InstanceType<typeof FileSystemCache>['set']>[1]} data
   * @param {Parameters<InstanceType<typeof FileSystemCache>['set']>[2]} context
   */
  async set(key, data, context) {
    // When rendering was not requested, its start is unknown: then any change counts.
    const start = begun.get(key)
    begun.delete(key)
    const tags = tagsOf(data)
    if (areTagsExpired(tags, start?.from ?? 0)) return
    await super.set(key, data, context)
    if (!start || !('cacheControl' in context)) return
    const stored = await super.get(key, start.context)
    if (!stored) return
    stored.lastModified = start.from
    serverHooks.keptPages?.noteSource({
      tags,
      freshUntil: freshUntil(start.from, context.cacheControl),
    })
  }

  /**
   * @override
   * @param {string | string[]} tags
   * @param {{ expire?: number }} [durations]
   */
  async revalidateTag(tags, durations) {
    const changed = super.revalidateTag(tags, durations)
    // At once: whoever made the change may ask for a page as soon as it is answered.
    const all = [tags].flat()
    serverHooks.keptPages?.noteChange(all)
    serverHooks.tagsExpired?.(all)
    await changed
  }
}

/**
 * Until when a page is given out without being rendered anew, as far as no tag changes.
 *
 * @param {number | undefined} lastModified
 * @param {{ revalidate?: number | false } | undefined} control
 * @returns {number | null} in milliseconds since 1970, null for no end
 */
const freshUntil = (lastModified, control) =>
  typeof control?.revalidate === 'number' ? (lastModified ?? 0) + control.revalidate * 1000 : null

/** @param {unknown} value of an entry of the cache @returns {string[]} */
function tagsOf(value) {
  if (typeof value !== 'object' || value === null || !('headers' in value)) return []
  const { headers } = value
  if (typeof headers !== 'object' || headers === null || !(TAGS_HEADER in headers)) return []
  const tags = headers[TAGS_HEADER]
  return typeof tags === 'string' ? tags.split(',') : []
}
