import { MAX_STORY } from '@/lib/catalog/product-page-rules'
import { plainText, shortened } from '@/lib/content/wordpress/plain-text'
import { articleOfPost, picturesOf } from '@/lib/content/wordpress/post-html'
import { sanitizeArticle } from '@/lib/core/rich-text'

/** What a product may say of itself. */
const MAX_DESCRIPTION = 10_000
/** More pictures of a long text are left out. */
const MAX_PICTURES = 20

/** What ends a paragraph. */
const BREAKS = /<br\b[^>]*>|<\/(?:p|div|h[1-6]|ul|ol|li|blockquote|pre|figure|table|tr|dl|dt|dd)>/i

type Where = { site: string; siteUrl: string }

/** What a product says of itself there, in HTML. */
export type LongText = { html: string; pictures: string[] }

type Texts = {
  /** Paragraphs of plain text. */
  description: string
  /** `null` where the description says all of it. */
  long: LongText | null
}

/**
 * The texts of a product as the store has them: the short one is its description, and the other one stands below as it was made up.
 * Without a short one the first paragraph is the description; a product that says nothing of itself says its name.
 */
export function textsOf(
  { name, short, long }: { name: string; short: string; long: string },
  where: Where,
): Texts {
  const [lead, text] = [paragraphsOf(short, where), paragraphsOf(long, where)]
  const said = lead.length > 0 ? lead : text.slice(0, 1)
  const whole = said.join('\n') || name
  const pictures = picturesOf(long, where.site).slice(0, MAX_PICTURES)
  const isMore = text.join('\n') !== said.join('\n') && text.length > 0
  return {
    description: whole.length <= MAX_DESCRIPTION ? whole : shortened(whole, MAX_DESCRIPTION),
    long: isMore || pictures.length > 0 ? { html: long, pictures } : null,
  }
}

/**
 * A long text as it is stored: with what the editor has, and the store's own pictures.
 *
 * @param pictures their paths, by their addresses there
 * @returns nothing for one that is too long
 */
export function storyOf(
  long: LongText | null,
  { site, siteUrl, pictures }: Where & { pictures: ReadonlyMap<string, string> },
): string {
  if (!long) return ''
  const html = articleOfPost(long.html, { site, siteUrl, pictures, articles: new Map() })
  const story = sanitizeArticle(html, siteUrl)
  return story.length <= MAX_STORY ? story : ''
}

function paragraphsOf(html: string, { site, siteUrl }: Where): string[] {
  const safe = articleOfPost(html, { site, siteUrl, pictures: new Map(), articles: new Map() })
  return safe
    .replace(/<li\b[^>]*>/gi, '• ')
    .split(BREAKS)
    .map(plainText)
    .filter((paragraph) => paragraph !== '' && paragraph !== '•')
}
