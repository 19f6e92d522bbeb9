import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { OPEN_PATHS } from '@/lib/channels/feeds/open-data'
import { env } from '@/lib/core/env'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales'

/** Personal pages, in every language. */
const PERSONAL = ['/checkout', '/wishlist']

/** Pages that must not be listed but may be read (search results, say) say so in their heads. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  // SITE_URL is read at run time, not at build time.
  await connection()
  const prefixes = LOCALES.map((locale) => (locale === DEFAULT_LOCALE ? '' : `/${locale}`))
  return {
    rules: {
      userAgent: '*',
      // A longer rule prevails over that for all of /api/.
      allow: ['/', ...OPEN_PATHS],
      disallow: [
        '/admin',
        '/api/',
        ...prefixes.flatMap((prefix) => PERSONAL.map((path) => prefix + path)),
      ],
    },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  }
}
