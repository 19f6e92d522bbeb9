import sanitizeHtml from 'sanitize-html'
import { latinLetters } from './latin-letters'

// Texts with headings, lists, links, tables and pictures: articles, pages, mailings, and what products say of themselves.

/** A heading of an article and its place on the page. */
export type ArticleSection = { id: string; title: string }

export type ArticleHtml = {
  /** Safe to be put into a page. */
  html: string
  /** The main headings in order, for a table of contents. */
  sections: ArticleSection[]
}

type Options = {
  /** Where the store is: links to any other host are marked as such. */
  siteUrl: string
  /** What the addresses of the page's language begin with, such as `/de`; empty in English. */
  languagePrefix?: string
}

/** Tags whose neighbouring newlines are source formatting, not line breaks. */
const BLOCKS = [
  'p',
  'div',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'pre',
  'figure',
  'figcaption',
  'table',
  'caption',
  'colgroup',
  'col',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'hr',
  'br',
]

const INLINE = [
  'a',
  'abbr',
  'b',
  'cite',
  'code',
  'del',
  'em',
  'i',
  'img',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'strong',
  'sub',
  'sup',
  'u',
  'var',
]

/** Removed with their content; of any other unknown tag the text remains. */
const DROPPED_WITH_TEXT = [
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'embed',
  'noscript',
  'noembed',
  'noframes',
  'svg',
  'math',
  'textarea',
  'select',
  'option',
  'title',
  'xmp',
]

const BLOCK_TAG = new RegExp(`^</?(?:${BLOCKS.join('|')})\\b`)

/**
 * An article's content as safe HTML: a few tags and attributes, no scripts, styles,
 * handlers or frames. Newlines become line breaks, except those between blocks and in code.
 */
export function articleHtml(content: string, options: Options): ArticleHtml {
  const lines = content.replace(/\r\n?/g, '\n').trim()
  return withSections(withLineBreaks(sanitizeHtml(lines, rules(options))))
}

/**
 * An article's content as it is stored: without anything that {@link articleHtml} would leave out, so
 * that nothing harmful is stored or leaves the store through its API. Content that is clean already
 * is not changed.
 *
 * @param siteUrl where the store is: links to any other host are marked as such
 */
export const sanitizeArticle = (content: string, siteUrl: string): string =>
  sanitizeHtml(content.replace(/\r\n?/g, '\n').trim(), rules({ siteUrl })).trim()

/** The pictures in a text. It has to be sanitised: then every attribute stands in quotation marks. */
export const picturesIn = (content: string): string[] => [
  ...new Set([...content.matchAll(/<img[^>]*? src="([^"]*)"/g)].map(([, path = '']) => path)),
]

/** What becomes of the addresses in a text that comes from elsewhere. */
export type Readdressed = {
  /** Where a link leads here; an empty text makes a link a mere text. */
  link: (href: string) => string
  /** The store's own picture instead of one from elsewhere; an empty text leaves it out. */
  picture: (attributes: sanitizeHtml.Attributes) => string
}

/**
 * {@link sanitizeArticle} for a text that comes from elsewhere: what of it is kept is the same.
 *
 * @param siteUrl where the store is
 */
export const sanitizeReaddressed = (
  content: string,
  siteUrl: string,
  readdressed: Readdressed,
): string => sanitizeHtml(content, rules({ siteUrl }, readdressed)).trim()

const AS_THEY_ARE: Readdressed = {
  link: (href) => href,
  picture: ({ src = '' }) => src,
}

function rules(
  { siteUrl, languagePrefix = '' }: Options,
  { link: linkOf, picture: pictureOf }: Readdressed = AS_THEY_ARE,
): sanitizeHtml.IOptions {
  return {
    allowedTags: [...BLOCKS, ...INLINE],
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      abbr: ['title'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
      ol: ['start', 'reversed'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    // The policy of the storefront loads no pictures from elsewhere.
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: DROPPED_WITH_TEXT,
    transformTags: {
      // The page's own heading is the article's title.
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      strike: 's',
      a: (tagName, { href, title }) => ({
        tagName,
        attribs: {
          ...link(href && linkOf(href), siteUrl, languagePrefix),
          ...(title && { title }),
        },
      }),
      img: (tagName, attributes) => {
        const { alt = '', title, width, height } = attributes
        const src = pictureOf(attributes)
        return {
          tagName,
          attribs: {
            src: isOwnPath(src, siteUrl) ? src : '',
            alt,
            ...(title && { title }),
            ...(width && { width }),
            ...(height && { height }),
            loading: 'lazy',
            decoding: 'async',
          },
        }
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  }
}

/** The address as a browser resolves it, which makes `/\host` another host; `null` when it is not valid. */
function resolved(address: string, siteUrl: string): URL | null {
  try {
    return new URL(address, siteUrl)
  } catch {
    return null
  }
}

function isOwnPath(address: string, siteUrl: string): boolean {
  return address.startsWith('/') && resolved(address, siteUrl)?.host === new URL(siteUrl).host
}

function link(
  href: string | undefined,
  siteUrl: string,
  languagePrefix: string,
): sanitizeHtml.Attributes {
  if (!href) return {}
  const url = resolved(href, siteUrl)
  if (!url) return {}
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { href }
  if (url.host !== new URL(siteUrl).host) return { href, rel: 'noopener noreferrer nofollow' }
  return { href: isPage(href) ? languagePrefix + href : href }
}

/** A path of the store's pages, which exist in every language; calls and files have one address only. */
const isPage = (href: string) => /^\/(?!\/|api\/|admin(?:\/|$))[^.]*$/.test(href)

/** Works on the sanitiser's own output, in which every `<` and `>` belongs to a tag. */
function withLineBreaks(html: string): string {
  const tokens = html.split(/(<[^>]+>)/)
  let inCode = 0
  return tokens
    .map((token, index) => {
      if (index % 2 === 1) {
        if (token.startsWith('<pre')) inCode++
        if (token === '</pre>') inCode--
        return token
      }
      if (inCode > 0 || token === '') return token
      let text = token
      if (BLOCK_TAG.test(tokens[index - 1] ?? '')) text = text.replace(/^\s*\n\s*/, '')
      if (BLOCK_TAG.test(tokens[index + 1] ?? '')) text = withoutLastBreak(text)
      return withBreakTags(text)
    })
    .join('')
}

// Regular expressions for these two would take quadratic time for a long text of spaces.

function withoutLastBreak(text: string): string {
  const kept = text.trimEnd()
  return text.includes('\n', kept.length) ? kept : text
}

/** Its lines, each without the spaces next to a break. */
function withBreakTags(text: string): string {
  const lines = text.split('\n')
  return lines
    .map((line, at) => (at === 0 ? line : line.trimStart()))
    .map((line, at) => (at === lines.length - 1 ? line : line.trimEnd()))
    .join('<br />')
}

/** Gives main headings an address, and lets wide tables scroll by themselves. */
function withSections(html: string): ArticleHtml {
  const sections: ArticleSection[] = []
  const idOf = sectionIds()
  const withIds = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
    const title = plainText(inner)
    if (title === '') return ''
    const id = idOf(title, sections.length)
    sections.push({ id, title })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return {
    html: withIds
      .replaceAll('<table>', '<div data-table tabindex="0"><table>')
      .replaceAll('</table>', '</table></div>'),
    sections,
  }
}

/** Makes what names the sections of an article, each differently. */
function sectionIds() {
  const taken = new Set<string>()
  const copies = new Map<string, number>()
  return (title: string, place: number): string => {
    const words = latinLetters(title)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60)
    const base = `section-${words || place + 1}`
    let copy = copies.get(base) ?? 1
    const named = () => (copy === 1 ? base : `${base}-${copy}`)
    while (taken.has(named())) copy += 1
    copies.set(base, copy)
    taken.add(named())
    return named()
  }
}

/** The text of sanitised HTML. */
function plainText(html: string): string {
  return html
    .replace(/<[^<>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}
