import { sanitizeReaddressed } from '@/lib/core/rich-text'

/** Tags between which a line break is one of the source, not of the text, begin and end with these signs. */
const TOKENS = /(<[^>]+>)/

/** Those that WordPress and common plugins show something by; left in a text they are of a plugin that is gone. */
const KNOWN_CODES =
  'gallery|caption|wp_caption|embed|audio|video|playlist|contact-form-7|contact-form|gravityform|ninja_form|vc_\\w+|et_pb_\\w+|elementor-template'
const SHORTCODE = new RegExp(
  // By its name; or any that has attributes as no prose has, or closes something.
  `\\[/?(?:${KNOWN_CODES})\\b[^\\]\\n]{0,500}\\]|\\[[a-z][\\w-]{0,40}(?: [\\w-]{1,40}=(?:"[^"\\]]{0,300}"|&quot;[^\\]]{0,300}?&quot;|'[^'\\]]{0,300}'|[\\w.-]{1,100}))+ ?/?\\]|\\[/[a-z][\\w-]{0,40}\\]`,
  'gi',
)

/** The pictures of a text by the addresses that they have there, each once. */
export function picturesOf(html: string, site: string): string[] {
  const found = new Set<string>()
  sanitizeReaddressed(html, site, {
    link: () => '',
    picture: (attributes) => {
      const address = pictureAddress(attributes, site)
      if (address) found.add(address)
      return ''
    },
  })
  return [...found]
}

type Found = {
  /** Address of the WordPress site. */
  site: string
  /** Where this store is. */
  siteUrl: string
  /** Paths of the store's own pictures, by their addresses there. */
  pictures: ReadonlyMap<string, string>
  /** Paths of articles, by {@link linkKey} of their posts. */
  articles: ReadonlyMap<string, string>
}

/**
 * A post's text as an article's: with what the editor of articles has, the store's own pictures, and links to its articles.
 * Without shortcodes, which say something to plugins of WordPress alone.
 */
export function articleOfPost(html: string, found: Found): string {
  const { site, siteUrl, pictures } = found
  const safe = sanitizeReaddressed(html, siteUrl, {
    link: (href) => linkFrom(href, found),
    picture: (attributes) => pictures.get(pictureAddress(attributes, site) ?? '') ?? '',
  })
  return sanitizeReaddressed(tidied(safe), siteUrl, {
    link: (href) => href,
    picture: ({ src = '' }) => src,
  })
}

/** An article's text with links to those posts that are articles now. */
export const withArticleLinks = (content: string, found: Omit<Found, 'pictures'>): string =>
  sanitizeReaddressed(content, found.siteUrl, {
    // What begins with a slash leads within this store by now.
    link: (href) => (href.startsWith('/') ? href : linkFrom(href, found)),
    picture: ({ src = '' }) => src,
  })

/** What the addresses of one page have in common. */
export function linkKey(address: string, site: string): string {
  const url = URL.parse(address, `${site}/`)
  if (!url || !/^https?:$/.test(url.protocol)) return ''
  const id = url.searchParams.get('p')
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}${id ? `?p=${id}` : ''}`
}

function linkFrom(href: string, { site, siteUrl, articles }: Omit<Found, 'pictures'>): string {
  if (href.startsWith('#')) return href
  const url = URL.parse(href, `${site}/`)
  if (!url) return ''
  if (!/^https?:$/.test(url.protocol)) return href
  const article = articles.get(linkKey(href, site))
  if (article !== undefined) return article
  // The larger version of a picture: it is there, and would be opened from there.
  if (isOf(url, site) && /\.(?:jpe?g|png|gif|webp|avif|svg)$/i.test(url.pathname)) return ''
  const isOfStore = url.origin === new URL(siteUrl).origin && !url.href.startsWith(`${site}/`)
  return isOfStore ? url.pathname + url.search + url.hash : url.href
}

const isOf = ({ host }: URL, site: string): boolean =>
  host.replace(/^www\./, '') === new URL(site).host.replace(/^www\./, '')

/** Where a picture is, also one that a script would have loaded later. */
function pictureAddress(
  attributes: Readonly<Record<string, string>>,
  site: string,
): string | undefined {
  const candidates = [attributes['data-src'], attributes['data-lazy-src'], attributes.src]
  const address = candidates.find((one) => one && !one.startsWith('data:'))
  const url = address ? URL.parse(address, `${site}/`) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

/** Works on sanitised HTML: outside of code, a new line is a space, and shortcodes go. */
function tidied(html: string): string {
  let inCode = 0
  return html
    .split(TOKENS)
    .map((token, index) => {
      if (index % 2 === 1) {
        if (/^<(?:pre|code)\b/.test(token)) inCode++
        if (/^<\/(?:pre|code)>/.test(token)) inCode--
        return token
      }
      return inCode > 0 ? token : token.replace(SHORTCODE, '').replace(/\s*\n\s*/g, ' ')
    })
    .join('')
    .replace(/<(p|figure|figcaption|a)>\s*<\/\1>/g, '')
    .replace(/<(p|figure)>\s*<\/\1>/g, '')
}
