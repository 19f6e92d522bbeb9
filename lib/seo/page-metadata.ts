import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DEFAULT_LOCALE, type Locale, TRANSLATED_LOCALES, textLocaleOf } from '@/lib/i18n/locales'
import { cachedSettings } from '@/lib/settings/queries'
import type { Settings } from '@/lib/settings/registry'
import { pageAddress } from './addresses'
import { brand } from './brand'
import { type OgType, SEO_DEFAULTS } from './choices'
import type { SeoPage } from './contracts'
import { headOf, type PageHead, type SharePicture } from './head'
import { cachedSeoPages } from './queries'
import { type PictureDetails, sharePicture } from './share-picture-address'
import { storePagePictureDetails } from './store-page-picture'
import { pageName } from './store-pages'

/** What a page tells of itself to search engines and to those who share it. */
export type PageDetails = {
  locale: Locale
  /** The page's path without language, such as `/products`. */
  path: string
  /** Where the page is shown, when that is another path than its own. */
  shownAt?: string
  /** `absolute` for a title that is shown without the store's name behind it. */
  title: string | { absolute: string }
  description?: string
  /** What its picture for shared links shows, unless it is one of the store's own pages. */
  picture?: PictureDetails
  type?: OgType
  publishedTime?: string
  /** What search engines may do with it, when that is not to list it and to follow its links. */
  robots?: string
}

/**
 * The head of a storefront page: what the page says of itself, with the SEO that was written for it
 * laid over it. All reads are cached, so that it costs no query.
 *
 * Languages without messages of their own show English, so their canonical address is the English
 * page's.
 */
export async function pageMetadata(facts: PageDetails): Promise<Metadata> {
  const [own, seo] = await Promise.all([ownHead(facts), seoOf(facts)])
  return headOf(own, seo)
}

/** The SEO that was written for a page, at the address where it is shown or at its own. */
export async function seoOf({ locale, path, shownAt }: PageDetails): Promise<SeoPage | undefined> {
  const pages = await cachedSeoPages()
  const shown = shownAt === undefined ? undefined : pages[pageAddress(shownAt, locale)]
  return shown ?? pages[pageAddress(path, locale)]
}

/** The address that search engines list a page under, from `/` on. */
export const canonicalOf = ({ locale, path }: Pick<PageDetails, 'locale' | 'path'>): string =>
  pageAddress(path, textLocaleOf(locale))

/** A page in the languages that the store speaks, as hreflang names them. */
const languagesOf = (path: string): Record<string, string> => ({
  ...Object.fromEntries(
    TRANSLATED_LOCALES.map((language) => [language, pageAddress(path, language)]),
  ),
  'x-default': pageAddress(path, DEFAULT_LOCALE),
})

async function ownHead(facts: PageDetails): Promise<PageHead> {
  const [settings, picture, t] = await Promise.all([
    cachedSettings(),
    pictureOf(facts),
    getTranslations('meta'),
  ])
  const { path, locale, robots = SEO_DEFAULTS.robots, type = 'website', publishedTime } = facts
  const said = wordsOf(facts, settings, t('homeDescription'))
  return {
    ...said,
    keywords: speaks(settings, locale) ? settings.metaKeywords : '',
    canonical: canonicalOf(facts),
    languages: languagesOf(path),
    robots,
    siteName: settings.storeName,
    type,
    publishedTime,
    picture: facts.picture ? picture : settings.socialImage || picture,
  }
}

/** The owner's words for the whole store are in the store's first language. */
const speaks = ({ defaultLanguage }: Settings, locale: Locale): boolean =>
  textLocaleOf(locale) === textLocaleOf(defaultLanguage)

/** On the home page the owner's words go before the store's own; elsewhere they fill gaps. */
function wordsOf(facts: PageDetails, settings: Settings, ofStore: string) {
  const isHome = facts.path === '/'
  const owners = speaks(settings, facts.locale)
  const { metaTitle, metaDescription, socialTitle, socialDescription } = settings
  const title = isHome && owners && metaTitle ? { absolute: metaTitle } : facts.title
  const description =
    (isHome && owners && metaDescription) ||
    facts.description ||
    (owners && metaDescription) ||
    ofStore
  return {
    title,
    description,
    socialTitle:
      (isHome && owners && socialTitle) || (typeof title === 'string' ? title : title.absolute),
    socialDescription: (isHome && owners && socialDescription) || description,
  }
}

async function pictureOf({ picture, locale, path }: PageDetails): Promise<SharePicture> {
  const facts =
    picture ??
    (await storePagePictureDetails(locale, pageName(path))) ??
    (await storePagePictureDetails(locale, pageName('/')))
  if (!facts) throw new Error('The home page has a picture')
  return sharePicture(facts, await brand())
}
