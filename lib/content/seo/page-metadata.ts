import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DEFAULT_LOCALE, type Locale, textLocaleOf } from '@/lib/i18n/locales'
import { promisesOf, promiseValues } from '@/lib/settings/promises'
import { cachedSettings } from '@/lib/settings/queries'
import type { Settings } from '@/lib/settings/registry'
import { brand } from './brand'
import { type OgType, SEO_DEFAULTS } from './choices'
import type { SeoPage } from './contracts'
import { headOf, type PageHead, type SharePicture } from './head'
import { listedLanguageOf, listedLanguages } from './listed-languages'
import { pageUrl } from './page-urls'
import { cachedSeoPages } from './queries'
import { type PictureDetails, sharePicture } from './share-picture-url'
import { storePagePictureDetails } from './store-page-picture'
import { pageName } from './store-pages'

/** A page's own metadata for search engines and shared links. */
export type PageDetails = {
  locale: Locale
  /** The page's path without language, such as `/products`. */
  path: string
  /** The path where the page is shown, when that is not its own. */
  shownAt?: string
  /** `absolute` for a title that is shown without the store's name behind it. */
  title: string | { absolute: string }
  description?: string
  /** The content of its picture for shared links, unless it is one of the store's own pages. */
  picture?: PictureDetails
  type?: OgType
  publishedTime?: string
  /** The languages in which what somebody wrote on it is, the original's first; left out where that is not known. */
  languages?: readonly Locale[] | null
  /** Robots rule, unless it is `index, follow`. */
  robots?: string
}

/**
 * The metadata of a storefront page: the page's own, overridden by the SEO that was written for it. All
 * reads are cached, so that it costs no query.
 *
 * A page that is not listed in its language has the English one's canonical address.
 */
export async function pageMetadata(details: PageDetails): Promise<Metadata> {
  const [own, seo] = await Promise.all([ownHead(details), seoOf(details)])
  return headOf(own, seo)
}

/** The SEO that was written for a page, at the address where it is shown or at its own. */
export async function seoOf({ locale, path, shownAt }: PageDetails): Promise<SeoPage | undefined> {
  const pages = await cachedSeoPages()
  const shown = shownAt === undefined ? undefined : pages[pageUrl(shownAt, locale)]
  return shown ?? pages[pageUrl(path, locale)]
}

/** The address that search engines list a page under, from `/` on. */
export const canonicalOf = ({
  locale,
  path,
  languages,
}: Pick<PageDetails, 'locale' | 'path' | 'languages'>): string =>
  pageUrl(path, listedLanguageOf(path, locale, languages ?? undefined))

/** A page in the languages in which it is listed, as hreflang names them. */
const languagesOf = ({ path, languages }: PageDetails): Record<string, string> => ({
  ...Object.fromEntries(
    (languages ?? listedLanguages(path)).map((language) => [language, pageUrl(path, language)]),
  ),
  'x-default': pageUrl(path, languages?.[0] ?? DEFAULT_LOCALE),
})

async function ownHead(details: PageDetails): Promise<PageHead> {
  const [settings, picture, t] = await Promise.all([
    cachedSettings(),
    pictureOf(details),
    getTranslations('meta'),
  ])
  const { locale, robots = SEO_DEFAULTS.robots, type = 'website', publishedTime } = details
  const texts = textsOf(
    details,
    settings,
    t('homeDescription', promiseValues(promisesOf(settings))),
  )
  return {
    ...texts,
    keywords: isDefaultLanguage(settings, locale) ? settings.metaKeywords : '',
    canonical: canonicalOf(details),
    languages: languagesOf(details),
    robots,
    siteName: settings.storeName,
    type,
    publishedTime,
    picture: details.picture ? picture : settings.socialImage || picture,
  }
}

/** The owner's texts for the whole store are in the default language. */
const isDefaultLanguage = ({ defaultLanguage }: Settings, locale: Locale): boolean =>
  textLocaleOf(locale) === textLocaleOf(defaultLanguage)

/** On the home page the owner's texts override the store's; elsewhere they fill gaps. */
function textsOf(details: PageDetails, settings: Settings, storeDescription: string) {
  const isHome = details.path === '/'
  const isOwnersLanguage = isDefaultLanguage(settings, details.locale)
  const { metaTitle, metaDescription, socialTitle, socialDescription } = settings
  const title = isHome && isOwnersLanguage && metaTitle ? { absolute: metaTitle } : details.title
  const description =
    (isHome && isOwnersLanguage && metaDescription) ||
    details.description ||
    (isOwnersLanguage && metaDescription) ||
    storeDescription
  return {
    title,
    description,
    socialTitle:
      (isHome && isOwnersLanguage && socialTitle) ||
      (typeof title === 'string' ? title : title.absolute),
    socialDescription: (isHome && isOwnersLanguage && socialDescription) || description,
  }
}

async function pictureOf({ picture, locale, path }: PageDetails): Promise<SharePicture> {
  const details =
    picture ??
    (await storePagePictureDetails(locale, pageName(path))) ??
    (await storePagePictureDetails(locale, pageName('/')))
  if (!details) throw new Error('The home page has a picture')
  return sharePicture(details, await brand())
}
