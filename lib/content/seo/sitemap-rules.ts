import { ownPagePath } from '@/lib/content/pages/page-rules'
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import type { ChangeFrequency } from './choices'
import type { SeoFields } from './contracts'
import { listedLanguages } from './listed-languages'
import { pageUrl } from './page-urls'
import { isNoindex } from './robots-rule'

/** A page that search engines may list, in the languages that it is in. */
export type ListedPage = {
  path: string
  lastModified: Date | null
  priority: number
  changeFrequency: ChangeFrequency
  /** The languages that what somebody wrote on it is in; `null`, as without it: that is not known. */
  languages?: readonly Locale[] | null
}

type Changed = { slug: string; updatedAt: Date; languages?: readonly Locale[] | null }

export const productPage = ({ slug, updatedAt, languages }: Changed): ListedPage => ({
  languages,
  path: `/products/${slug}`,
  lastModified: updatedAt,
  priority: 0.8,
  changeFrequency: 'weekly',
})

export const articlePage = ({ slug, updatedAt, languages }: Changed): ListedPage => ({
  languages,
  path: `/knowledge/${slug}`,
  lastModified: updatedAt,
  priority: 0.6,
  changeFrequency: 'monthly',
})

/** A page that the owner added. */
export const listedOwnPage = ({ slug, updatedAt }: Changed): ListedPage => ({
  path: ownPagePath(slug),
  lastModified: updatedAt,
  priority: 0.5,
  changeFrequency: 'monthly',
})

/** An address of the sitemap. */
export type SitemapUrl = {
  address: string
  lastModified: Date | null
  priority: number
  changeFrequency: ChangeFrequency
  /** The same page in the languages in which it is listed. */
  alternates: { language: string; address: string }[]
}

type Seo = Pick<SeoFields, 'robots' | 'canonicalUrl' | 'priority' | 'changeFrequency'> & {
  updatedAt: string
}

/**
 * A page's addresses, one a language. Its own SEO overrides the
 * defaults of its kind; one that is not to be listed, or that is listed under another address, is left out.
 */
export function sitemapUrls(page: ListedPage, seo: Readonly<Record<string, Seo>>): SitemapUrl[] {
  const listed = (page.languages ?? listedLanguages(page.path))
    .map((language) => {
      const address = pageUrl(page.path, language)
      return { language, address, own: seo[address] }
    })
    .filter(({ address, own }) => !own || isListed(address, own))
  const first = page.languages?.[0] ?? DEFAULT_LOCALE
  const original = listed.find(({ language }) => language === first)
  const alternates = [
    ...listed.map(({ language, address }) => ({ language, address })),
    ...(original ? [{ language: 'x-default', address: original.address }] : []),
  ]
  return listed.map(({ address, own }) => ({
    address,
    lastModified: later(page.lastModified, own ? new Date(own.updatedAt) : null),
    priority: own?.priority ?? page.priority,
    changeFrequency: own?.changeFrequency ?? page.changeFrequency,
    alternates: listed.length > 1 ? alternates : [],
  }))
}

const isListed = (address: string, { robots, canonicalUrl }: Seo): boolean =>
  !isNoindex(robots) && (canonicalUrl === '' || canonicalUrl === address)

function later(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other
  return one > other ? one : other
}

/**
 * How the addresses are divided. A part is a run of ids, so that it begins where the one before it
 * ended without counting, and stays the same part when something before it is deleted.
 */
export const IDS_PER_PART = 1000

/** What a part of the sitemap lists; the first one lists the store's own pages and categories. */
export type SitemapPart = { kind: 'pages' } | { kind: 'articles' | 'products'; block: number }

/** Articles have even numbers, products odd ones. @returns `null` for a number that is none */
export function partOfNumber(number: number): SitemapPart | null {
  if (!Number.isInteger(number) || number < 1 || number > MAX_PART) return null
  if (number === 1) return { kind: 'pages' }
  return number % 2 === 0
    ? { kind: 'articles', block: number / 2 - 1 }
    : { kind: 'products', block: (number - 3) / 2 }
}

export function numberOfPart(part: SitemapPart): number {
  if (part.kind === 'pages') return 1
  return part.kind === 'articles' ? 2 * part.block + 2 : 2 * part.block + 3
}

/** No id of the database is in a later one. */
const MAX_PART = 2 * Math.ceil(2_147_483_647 / IDS_PER_PART) + 3
