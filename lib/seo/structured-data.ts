import 'server-only'
import type { Thing, WithContext } from 'schema-dts'
import { env } from '@/lib/core/env'
import { cachedSettings } from '@/lib/settings/queries'
import type { SchemaType } from './choices'
import { typeBesides } from './head'
import { canonicalOf, type PageFacts, seoOf } from './page-metadata'
import { webPageData } from './web-page-structured-data'

/**
 * What a page says of itself to search engines beside its head.
 *
 * @param own the kinds of things that the page describes by itself, such as its product
 */
export async function pageData(
  facts: PageFacts,
  own: readonly SchemaType[] = [],
): Promise<{ data: WithContext<Thing> | null; ogType: string | null }> {
  const [seo, { storeName }] = await Promise.all([seoOf(facts), cachedSettings()])
  const title = typeof facts.title === 'string' ? facts.title : facts.title.absolute
  return {
    ogType: typeBesides(facts.type ?? 'website', seo),
    data: webPageData(
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
