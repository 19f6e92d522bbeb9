const PATH = /^\/(?!\/)[^\s?#\\<>"]*$/

/** Steps upwards or nowhere, and doubled slashes. */
const DETOUR = /\/\/|(?:^|\/)\.{1,2}(?:\/|$)/

/** Encoded any deeper, nothing is meant by it. */
const MAX_DEPTH = 3

/** A path without its percent-escapes, those of escapes included; `null` when some are malformed or too deep. */
function decoded(path: string): string | null {
  let text = path
  for (let depth = 0; depth < MAX_DEPTH; depth++)
    try {
      const next = decodeURIComponent(text)
      if (next === text) return text
      text = next
    } catch {
      // A percent sign that was escaped itself.
      return depth === 0 ? null : text
    }
  return null
}

const slashes = (text: string) => text.split('/').length

/**
 * Whether a text is a path of this store, as the address bar shows it: no query, and neither plainly nor in escapes steps
 * upwards, doubled or other slashes, or control characters.
 */
export function isPlainPath(path: string): boolean {
  if (!PATH.test(path)) return false
  const text = decoded(path)
  return (
    text !== null &&
    slashes(text) === slashes(path) &&
    !DETOUR.test(text) &&
    !/[\\\p{Cc}]/u.test(text)
  )
}
