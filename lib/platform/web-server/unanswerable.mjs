/** @typedef {{ status: number, code: string, message: string, headers?: Record<string, string> }} Refusal */

const PAGE_METHODS = ['GET', 'HEAD']
const CALL_METHODS = [...PAGE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** A picture of the store, as a page names it to the scaler. */
const OWN_PICTURE = /^\/(?:images|media)(?:\/[\w%~.+@-]+)+$/

/**
 * What the framework would fail on instead of refusing it.
 *
 * @param {string} method
 * @param {string} url path and query
 * @returns {Refusal | null}
 */
export function refusalOf(method, url) {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (!isWellFormed(path))
    return { status: 400, code: 'invalid', message: 'The path is not well-formed' }
  const methods = path.startsWith('/api/') ? CALL_METHODS : PAGE_METHODS
  if (!methods.includes(method))
    return {
      status: 405,
      code: 'invalid',
      message: `The method ${method} is not allowed here`,
      headers: { allow: methods.join(', ') },
    }
  if (path === '/_next/image' && !namesOwnPicture(url.slice(path.length)))
    return { status: 400, code: 'invalid', message: 'url: There is no such picture' }
  return null
}

/** @param {string} path */
function isWellFormed(path) {
  if (!path.startsWith('/') || path.includes('\0')) return false
  if (!path.includes('%')) return true
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** @param {string} query */
function namesOwnPicture(query) {
  const [picture, ...more] = new URLSearchParams(query).getAll('url')
  return (
    picture !== undefined &&
    more.length === 0 &&
    OWN_PICTURE.test(picture) &&
    !picture.includes('..')
  )
}
