import { join } from 'node:path'
import { serverHooks } from '../server-hooks.mjs'
import { KeptResponses } from './kept-responses.mjs'
import { noteSource } from './page-source.mjs'
import { proxyVersion } from './proxy-version.mjs'
import { serveKept } from './serve-kept.mjs'
import { Spill } from './spill.mjs'
import { noteChange } from './tag-watch.mjs'

const MEGABYTE = 1024 * 1024

/**
 * Keeps finished pages packed, in memory and beyond that on the disk, and answers with them before the
 * framework is asked.
 *
 * @param {object} options
 * @param {import('./serve-kept.mjs').Handle} options.handle the framework
 * @param {import('./serve-kept.mjs').Compress} options.compress for answers that are not kept
 * @param {() => Promise<() => void>} options.takeIdleTurn for what browsers fetch ahead
 * @param {() => boolean} options.isReady whether pages that are rendered now may be kept
 * @param {string} options.folder for what the memory has no room for
 * @param {number} options.memoryMegabytes
 * @param {number} options.diskMegabytes
 * @param {boolean} options.behindProxy
 * @param {string | null} options.proxyLink by which the proxy is told of changes: see proxy-version.mjs
 */
export function keepPages({
  handle,
  compress,
  takeIdleTurn,
  isReady,
  folder,
  memoryMegabytes,
  diskMegabytes,
  behindProxy,
  proxyLink,
}) {
  const spill = new Spill(join(folder, 'kept-pages'), diskMegabytes * MEGABYTE)
  const store = new KeptResponses({ maxBytes: memoryMegabytes * MEGABYTE, spill })
  const turnProxyVersion = proxyLink === null ? null : proxyVersion(proxyLink)
  const proxy = proxyLink !== null ? 'told' : behindProxy ? 'asks' : 'none'
  serverHooks.keptPages = {
    noteSource,
    noteChange: (tags) => {
      noteChange(tags)
      store.drop(tags)
      turnProxyVersion?.()
    },
  }
  return {
    serve: serveKept({ store, handle, compress, isReady, proxy, takeIdleTurn }),
    close: () => spill.close(),
  }
}
