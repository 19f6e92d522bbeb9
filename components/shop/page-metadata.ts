import type { Metadata } from 'next'
import { DEFAULT_LOCALE, type Locale, TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { getPathname } from '@/lib/i18n/navigation'

type PageFacts = {
  locale: Locale
  /** The page's path without language, such as `/products`. */
  path: string
  title: string
  description: string
  /** Path of a picture for shared links. */
  image?: string
}

const isTranslated = (locale: Locale) =>
  TRANSLATED_LOCALES.some((translated) => translated === locale)

/**
 * The head of a storefront page. Languages without messages of their own show English, so their
 * canonical address is the English page's.
 */
export function pageMetadata({ locale, path, title, description, image }: PageFacts): Metadata {
  const addressIn = (language: Locale) => getPathname({ href: path, locale: language })
  const canonical = addressIn(isTranslated(locale) ? locale : DEFAULT_LOCALE)
  const images = image && !image.endsWith('.svg') ? [image] : undefined
  return {
    title,
    description,
    alternates: {
      canonical,
      languages: {
        ...Object.fromEntries(
          TRANSLATED_LOCALES.map((language) => [language, addressIn(language)]),
        ),
        'x-default': addressIn(DEFAULT_LOCALE),
      },
    },
    openGraph: {
      type: 'website',
      siteName: 'Softhaven',
      title,
      description,
      url: canonical,
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}
