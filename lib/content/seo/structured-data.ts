import 'server-only'
import type { Thing, WithContext } from 'schema-dts'
import { env } from '@/lib/core/env'
import { cachedSettings } from '@/lib/settings/queries'
import type { SchemaType } from './choices'
import { extraOgType } from './head'
import { canonicalOf, type PageDetails, seoOf } from './page-metadata'
import { webPageStructuredData } from './web-page-structured-data'

/**
 * A page's structured data for search engines.
 *
 * @param own the schema types that the page adds by itself, such as its product
 */
export async function pageStructuredData(
  details: PageDetails,
  own: readonly SchemaType[] = [],
): Promise<{ data: WithContext<Thing> | null; ogType: string | null }> {
  const [seo, { storeName }] = await Promise.all([seoOf(details), cachedSettings()])
  const title = typeof details.title === 'string' ? details.title : details.title.absolute
  return {
    ogType: extraOgType(details.type ?? 'website', seo),
    data: webPageStructuredData(
      {
        name: seo?.title || title,
        description: seo?.description || details.description || '',
        address: seo?.canonicalUrl || canonicalOf(details),
        language: details.locale,
        siteUrl: env().SITE_URL,
        storeName,
      },
      own,
      seo,
    ),
  }
}
