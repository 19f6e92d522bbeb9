import 'server-only'
import type { Thing, WithContext } from 'schema-dts'
import { env } from '@/lib/core/env'
import { cachedSettings } from '@/lib/settings/queries'
import type { SchemaType } from './choices'
import { extraOgType } from './head'
import { canonicalOf, type PageDetails, seoOf } from './page-metadata'
import { webPageStructuredData } from './web-page-structured-data'

/**
 * What a page says of itself to search engines beside its head.
 *
 * @param own the kinds of things that the page describes by itself, such as its product
 */
export async function pageStructuredData(
  facts: PageDetails,
  own: readonly SchemaType[] = [],
): Promise<{ data: WithContext<Thing> | null; ogType: string | null }> {
  const [seo, { storeName }] = await Promise.all([seoOf(facts), cachedSettings()])
  const title = typeof facts.title === 'string' ? facts.title : facts.title.absolute
  return {
    ogType: extraOgType(facts.type ?? 'website', seo),
    data: webPageStructuredData(
      {
        name: seo?.title || title,
        description: seo?.description || facts.description || '',
        address: seo?.canonicalUrl || canonicalOf(facts),
        language: facts.locale,
        siteUrl: env().SITE_URL,
        storeName,
      },
      own,
      seo,
    ),
  }
}
