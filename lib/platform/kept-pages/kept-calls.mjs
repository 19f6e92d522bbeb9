// The reads whose answers are the same for everybody until one of their cache tags changes, and what they read of a
// query. Their declarations say so, too (`keptUnder`, `query`); a test compares.

/** What a list of products can be narrowed down by, and those of it that may be there several times. */
const LISTS = ['devices', 'fact', 'licenseType', 'platform', 'price', 'publisher', 'rating', 'term']
const FILTERS = [
  ...LISTS,
  ...[
    'category',
    'collection',
    'currency',
    'deal',
    'featured',
    'ids',
    'inStock',
    'language',
    'meaning',
    'onSale',
    'search',
    'variants',
  ],
]

/**
 * @typedef {{ call: RegExp, parameters: readonly string[], lists: readonly string[] }} KeptCall in alphabetical order
 * @type {readonly KeptCall[]}
 */
export const KEPT_CALLS = [
  {
    call: /^\/api\/products$/,
    parameters: [...FILTERS, 'after', 'count', 'limit', 'offset', 'sort'].sort(),
    lists: LISTS,
  },
  { call: /^\/api\/product-filters(?:\/facts)?$/, parameters: [...FILTERS].sort(), lists: LISTS },
  { call: /^\/api\/search\/popular$/, parameters: [], lists: [] },
  { call: /^\/api\/search\/suggestions$/, parameters: ['language', 'q'], lists: [] },
  { call: /^\/api\/articles$/, parameters: ['category', 'full'], lists: [] },
  { call: /^\/api\/(?:products|categories|articles)(?:\/|$)/, parameters: [], lists: [] },
  { call: /^\/api\/openapi\.json$/, parameters: [], lists: [] },
  // No calls, but made and kept as they are.
  { call: /^\/sitemap(?:\/\d+)?\.xml$/, parameters: [], lists: [] },
]

/**
 * The address under which the answer to a call is kept, and for which it is made: with the parameters that the call reads
 * in one order, and nothing else, so that one answer serves however many spellings.
 *
 * @param {string} url path and query
 * @returns {string | null} null for what is not kept
 */
export function keptCall(url) {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const kept = KEPT_CALLS.find(({ call }) => call.test(path))
  if (!kept) return null
  if (mark < 0 || kept.parameters.length === 0) return path
  const given = new URLSearchParams(url.slice(mark))
  const read = new URLSearchParams()
  for (const name of kept.parameters) {
    const values = given.getAll(name)
    const [last] = values.slice(-1)
    if (last === undefined) continue
    // Of what is no list the call reads the last one.
    const many = kept.lists.includes(name) ? [...new Set(values)].sort() : [last]
    for (const value of many) read.append(name, value)
  }
  return read.size === 0 ? path : `${path}?${read}`
}
