import { plainText, shortened } from '@/lib/content/wordpress/plain-text'
import { articleOfPost } from '@/lib/content/wordpress/post-html'

/** What a product may say of itself. */
const MAX_DESCRIPTION = 10_000

/** What ends a paragraph. */
const BREAKS = /<br\b[^>]*>|<\/(?:p|div|h[1-6]|ul|ol|li|blockquote|pre|figure|table|tr|dl|dt|dd)>/i

type Where = { site: string; siteUrl: string }

/**
 * The description of a product as the store has it: paragraphs of plain text. The short one goes before the other unless that
 * begins with it; a product that says nothing of itself says its name.
 */
export function descriptionOf(
  { name, short, long }: { name: string; short: string; long: string },
  where: Where,
): string {
  const [lead, text] = [paragraphsOf(short, where), paragraphsOf(long, where)]
  const parts = text.join('\n').startsWith(lead.join('\n')) ? text : [...lead, ...text]
  const whole = parts.join('\n') || name
  return whole.length <= MAX_DESCRIPTION ? whole : shortened(whole, MAX_DESCRIPTION)
}

function paragraphsOf(html: string, { site, siteUrl }: Where): string[] {
  const safe = articleOfPost(html, { site, siteUrl, pictures: new Map(), articles: new Map() })
  return safe
    .replace(/<li\b[^>]*>/gi, '• ')
    .split(BREAKS)
    .map(plainText)
    .filter((paragraph) => paragraph !== '' && paragraph !== '•')
}
