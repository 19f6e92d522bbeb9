/** The pages of the store that the theme is looked at on. The cart's has nothing to show: it is filled by scripts. */
export const PREVIEW_PAGES = ['home', 'products', 'product', 'article'] as const
export type PreviewPage = (typeof PREVIEW_PAGES)[number]

const PATHS = { home: '/', products: '/products', article: '/knowledge' } as const

const RUNS_OR_PREPARES =
  'script, noscript, link[rel="preload"], link[rel="modulepreload"], link[rel="prefetch"], meta[http-equiv]'

/** Parts of a page that came behind it, and the scripts that would put them in their places: `$RS(part, place)`, `$RC(place, part)`. */
const PART_IN_PLACE = /\$RS\("([^"]+)","([^"]+)"\)/g
const PLACE_OF_PART = /\$R[CR]\("([^"]+)","([^"]+)"/g

/** Does what the scripts of a page would do that shows a part late. */
function putTogether(page: Document): void {
  const scripts = [...page.scripts].map(({ textContent }) => textContent).join('\n')
  const nodesOf = (id: string) => {
    const part = page.getElementById(id)
    part?.remove()
    return [...(part?.childNodes ?? [])]
  }
  for (const [, part = '', place = ''] of scripts.matchAll(PART_IN_PLACE))
    page.getElementById(place)?.replaceWith(...nodesOf(part))
  for (const [, place = '', part = ''] of scripts.matchAll(PLACE_OF_PART)) {
    const start = page.getElementById(place)
    if (!start) continue
    removeUntilEnd(start)
    start.replaceWith(...nodesOf(part))
  }
}

/** Removes what stands for a part until it comes: all up to the mark `/$` of the place itself. */
function removeUntilEnd(start: Element): void {
  let inside = 0
  for (let node = start.nextSibling; node; node = start.nextSibling) {
    const mark = node instanceof Comment ? node.data : ''
    if (mark === '/$' && inside === 0) return
    if (mark === '/$') inside--
    else if (mark.startsWith('$')) inside++
    node.remove()
  }
}

/**
 * The page as it is in the store, without what runs in it and with nothing that can be pressed.
 *
 * @param html of a page of the store
 */
export function stillPage(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  putTogether(page)
  for (const element of page.querySelectorAll(RUNS_OR_PREPARES)) element.remove()
  page.body.setAttribute('inert', '')
  return `<!doctype html>${page.documentElement.outerHTML}`
}

/** The first product that a list of them leads to. */
export function firstProductOf(html: string): string | null {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return page.querySelector('.product-card a[href]')?.getAttribute('href') ?? null
}

async function htmlOf(path: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(path, { signal, headers: { accept: 'text/html' } })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  return answer.text()
}

/** Loads a page of the store for the preview; where there is no product, their list. */
export async function loadStorePage(page: PreviewPage, signal: AbortSignal): Promise<string> {
  if (page !== 'product') return stillPage(await htmlOf(PATHS[page], signal))
  const list = await htmlOf(PATHS.products, signal)
  const product = firstProductOf(list)
  return stillPage(product ? await htmlOf(product, signal) : list)
}
