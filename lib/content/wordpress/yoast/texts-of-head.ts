import { plainText, shortened } from '@/lib/content/wordpress/plain-text'
import type { YoastHead } from '@/lib/content/wordpress/posts'

const MAX_TITLE = 160
const MAX_DESCRIPTION = 320
/** What Yoast can put between a title and the site's name. */
const SEPARATOR = /\s*[-–—:·•*⋆|~«»<>]\s*$/

/**
 * Title and description for search engines as Yoast says them; empty where it says nothing. The name of the WordPress site
 * is no part of the title: the store puts its own behind it.
 */
export function textsOfHead(head: YoastHead | null | undefined): {
  metaTitle: string
  metaDescription: string
} {
  if (!head) return { metaTitle: '', metaDescription: '' }
  const title = plainText(head.title)
  const site = plainText(head.og_site_name)
  const own = site !== '' && title.endsWith(site) ? title.slice(0, -site.length) : null
  const bare = own !== null && SEPARATOR.test(own) ? own.replace(SEPARATOR, '') : title
  return {
    metaTitle: shortened(bare, MAX_TITLE),
    metaDescription: shortened(plainText(head.description || head.og_description), MAX_DESCRIPTION),
  }
}
