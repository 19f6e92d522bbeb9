/**
 * What server.mjs and the store's code, which Next bundles apart from it, ask of each other: each sets what the other calls.
 *
 * @typedef {object} ServerHooks
 * @property {() => Promise<void>} [listening] set by the store; awaited before the server listens
 * @property {() => Promise<void>} [shutdown] set by the store; awaited before the process ends
 * @property {(path: string, policy: string) => string} [policy] set by the store: the content security policy of a
 *   response with the hosts of active plugins
 * @property {(tags: readonly string[], freshUntil: number, now: number) => readonly string[]} [outerCache] set by the
 *   store while a cache outside of it may keep pages: the headers that say so, names and values in turn
 * @property {(tags: readonly string[]) => void} [tagsExpired] set by the store; called by Next's cache of pages when
 *   tags have been expired
 * @property {{ noteSource: (source: import('./kept-pages/page-source.mjs').PageSource) => void,
 *   noteChange: (tags: readonly string[]) => void }} [keptPages] set by server.mjs, for Next's cache of pages
 * @property {(method: string, url: string, headers: Record<string, string>) => Promise<{ status: number,
 *   body: Buffer }>} [ownCall] set by server.mjs: a call of this process to itself
 */

const KEY = Symbol.for('softhaven.serverHooks')

/** @type {typeof globalThis & { [KEY]?: ServerHooks }} */
const place = globalThis
place[KEY] ??= {}

/** The same object, however many times this module is loaded. */
export const serverHooks = place[KEY]
