import { configure, within } from '@testing-library/dom'
import { JSDOM } from 'jsdom'
import { newIp } from './api-client'

// What hides something is a style, and none are loaded. The whole page would be in each message.
configure({ defaultHidden: true, getElementError: (message) => new Error(message ?? '') })

/** What follows later in the document is put where React's script would put it. */
function settle(document: Document): void {
  for (const content of document.querySelectorAll('div[hidden][id^="S:"]')) {
    const place = document.getElementById(content.id.replace('S:', 'B:'))
    if (!place) continue
    for (let next = place.nextSibling; next && next.nodeValue !== '/$'; next = place.nextSibling)
      next.remove()
    place.replaceWith(...content.childNodes)
    content.remove()
  }
}

/**
 * Reads a page as the store sends it, before any script runs: what it says, where it leads, what it tells search engines.
 * What its scripts do of it is for a browser.
 */
export async function readPage(
  store: { url: string },
  path: string,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(store.url + path, {
    redirect: 'manual',
    headers: { 'accept-language': 'en', 'x-forwarded-for': newIp(), ...headers },
  })
  const html = await answer.text()
  const { document } = new JSDOM(html, { url: store.url + path }).window
  settle(document)
  const all = within(document.body)
  const main = all.getByRole('main')
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    document,
    all,
    main,
    /** The title in the page. */
    title: () => all.getByRole('heading', { level: 1 }),
    /** The part of the page under a heading. */
    part: (name: string) => all.getByRole('region', { name }),
    /** What the page tells search engines, by type. */
    things: (): Record<string, unknown>[] =>
      [...document.querySelectorAll('script[type="application/ld+json"]')]
        .map(({ textContent }) => JSON.parse(textContent ?? ''))
        .flatMap((data) => data['@graph'] ?? [data]),
    meta: (name: string) =>
      [...document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map(
        (tag) => tag.getAttribute('content') ?? '',
      ),
    /** The paths of its canonical addresses. */
    canonical: () =>
      [...document.querySelectorAll('link[rel="canonical"]')].map(
        (link) => new URL(link.getAttribute('href') ?? '').pathname,
      ),
  }
}

/** The text of an element as it reads. */
export const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

export const textsOf = (elements: Iterable<Element>) => [...elements].map(textOf)

/** Where the links of a part of a page lead. */
export const hrefsOf = (part: ParentNode) =>
  [...part.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
