import type { StorePath } from '@/lib/content/seo/store-pages'

/** The pages of the store that a search may be about. The names of their titles are those of the messages. */
export const SEARCHED_PAGES = [
  { id: 'refundRequest', path: '/returns/request' },
  { id: 'returns', path: '/returns' },
  { id: 'withdrawal', path: '/withdrawal' },
  { id: 'track', path: '/orders/track' },
  { id: 'contact', path: '/contact' },
  { id: 'giftCards', path: '/gift-cards' },
  { id: 'business', path: '/business' },
  { id: 'help', path: '/help' },
  { id: 'deals', path: '/deals' },
  { id: 'requirements', path: '/system-requirements' },
  { id: 'terms', path: '/terms' },
  { id: 'privacy', path: '/privacy' },
  { id: 'legalNotice', path: '/legal-notice' },
  { id: 'about', path: '/about' },
  { id: 'careers', path: '/careers' },
  { id: 'newsletter', path: '/deals#newsletter-title' },
] as const satisfies readonly { id: string; path: StorePath | `${StorePath}#${string}` }[]
export type SearchedPage = (typeof SEARCHED_PAGES)[number]['id']
