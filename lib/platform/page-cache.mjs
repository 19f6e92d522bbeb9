// Next's own cache of rendered pages, but for two things. It dates a page by the end of its rendering:
// one whose data changed during rendering would be stored as if it contained the change, and show the
// old price to everybody (docs/decisions/0025). And it writes pages into the build, where other
// processes would find them (0011). Loaded by Next, by path.
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

// Node gives the whole CommonJS module as its default export; the bundler, for middleware, gives the class.
const { default: FileSystemCache = fileSystemCache } =
  /** @type {{ default?: typeof fileSystemCache }} */ (fileSystemCache)

const TAGS_HEADER = 'x-next-cache-tags'
/** So many renderings are under way at once at most, as far as anybody counts. */
const LIMIT = 10_000

/**
 * When the rendering of a page that is not stored yet began at the earliest, by the page's key.
 * @type {Map<string, number>}
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
    const lifetime = found?.cacheControl?.revalidate
    const isFresh =
      found !== null &&
      (typeof lifetime !== 'number' || (found.lastModified ?? 0) + lifetime * 1000 > asked)
    if (!isFresh && !begun.has(key)) {
      if (begun.size >= LIMIT) begun.clear()
      begun.set(key, asked)
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
    const from = begun.get(key) ?? 0
    begun.delete(key)
    const headers = data && 'headers' in data && data.headers
    const tags = headers && TAGS_HEADER in headers && headers[TAGS_HEADER]
    if (typeof tags === 'string' && areTagsExpired(tags.split(','), from)) return
    await super.set(key, data, context)
  }
}
