// The pages that the store came with on which the owner may write. Without schemas, so that the browser may load them.

/** Pages that say what the settings, the store's doing or the law say: the owner may write above and below that. */
const FRAMED_PAGES = [
  'legalNotice',
  'withdrawal',
  'accessibility',
  'cookies',
  'contact',
  'ranking',
] as const
export type FramedPage = (typeof FRAMED_PAGES)[number]
export type StoreTextPart = `${FramedPage}-${'above' | 'below'}`

/** What has a text of the owner's: a page whose text his replaces, or a place around a page's own words; as they are listed. */
export const STORE_TEXT_PAGES = [
  'terms',
  'privacy',
  'returns',
  'disclaimer',
  'aboutUs',
  'requirements',
  'questions',
  'legalNotice-above',
  'legalNotice-below',
  'withdrawal-above',
  'withdrawal-below',
  'accessibility-above',
  'accessibility-below',
  'cookies-above',
  'cookies-below',
  'contact-above',
  'contact-below',
  'ranking-above',
  'ranking-below',
] as const
export type StoreTextPage = (typeof STORE_TEXT_PAGES)[number]
export type ReplacedPage = Exclude<StoreTextPage, StoreTextPart>

export const isReplaced = (page: StoreTextPage): page is ReplacedPage => !page.includes('-')

/** The page that a place belongs to, and which of the two it is. */
export function partOf(part: StoreTextPart): { page: FramedPage; place: 'above' | 'below' } {
  const page = FRAMED_PAGES.find((one) => part.startsWith(`${one}-`))
  if (!page) throw new Error(`${part} is no place on a page`)
  return { page, place: part.endsWith('-above') ? 'above' : 'below' }
}

const REPLACED_PATHS: Readonly<Record<ReplacedPage, string>> = {
  terms: '/terms',
  privacy: '/privacy',
  returns: '/returns',
  disclaimer: '/disclaimer',
  aboutUs: '/about',
  requirements: '/system-requirements',
  questions: '/help#faqs',
}

const FRAMED_PATHS: Readonly<Record<FramedPage, string>> = {
  legalNotice: '/legal-notice',
  withdrawal: '/withdrawal',
  accessibility: '/accessibility',
  cookies: '/cookies',
  contact: '/contact',
  ranking: '/reviews-and-ranking',
}

/** Where it is, without a language. */
export const storeTextPath = (page: StoreTextPage): string =>
  isReplaced(page) ? REPLACED_PATHS[page] : FRAMED_PATHS[partOf(page).page]

/** The address of the page that shows it, without the place on it. */
export const storeTextAddress = (page: StoreTextPage): string =>
  storeTextPath(page).replace(/#.*/, '')

/** The one whose text is all that an address shows. */
export const storeTextPageAt = (path: string): ReplacedPage | undefined =>
  STORE_TEXT_PAGES.filter(isReplaced).find((page) => REPLACED_PATHS[page] === path)
