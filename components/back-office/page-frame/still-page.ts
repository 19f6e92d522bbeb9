/** What a page runs, or loads before it needs it. */
const RUNS_OR_PREPARES =
  'script, noscript, link[rel="preload"], link[rel="modulepreload"], link[rel="prefetch"], meta[http-equiv]'

/**
 * A page of the store as a frame shows it that runs nothing: without scripts, with what they would have put in its
 * place, and with nothing to press.
 *
 * @param html of the whole page
 */
export function stillPage(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  putInPlace(page)
  for (const element of page.querySelectorAll(RUNS_OR_PREPARES)) element.remove()
  page.body.setAttribute('inert', '')
  return `<!doctype html>${page.documentElement.outerHTML}`
}

/** A page that is sent while it is made ends with its later parts, which a script of the page moves to where they belong. */
function putInPlace(page: Document): void {
  for (const part of page.querySelectorAll('[hidden][id^="S:"]')) {
    const number = part.id.slice('S:'.length)
    const boundary = page.getElementById(`B:${number}`)
    const place = boundary ?? page.getElementById(`P:${number}`)
    if (!place) continue
    if (boundary) removeWaiting(boundary)
    place.replaceWith(...part.childNodes)
    part.remove()
  }
}

/** Removes what is shown until a part comes: everything up to the comment that ends its place. */
function removeWaiting(boundary: Element): void {
  let depth = 0
  while (boundary.nextSibling) {
    const next = boundary.nextSibling
    if (next.nodeType === Node.COMMENT_NODE) {
      const mark = next.nodeValue ?? ''
      if (mark === '/$' && depth === 0) return
      if (mark === '/$') depth -= 1
      else if (/^\$[?!~]?$/.test(mark)) depth += 1
    }
    next.remove()
  }
}
