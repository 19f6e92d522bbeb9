import 'server-only'
import { catalogTags } from '@/lib/catalog/cache-tags'
import { visibleAmong } from '@/lib/catalog/queries'
import { articleTags } from '@/lib/content/articles/cache-tags'
import { publishedAmong } from '@/lib/content/articles/queries'
import { seoByAddress } from '@/lib/content/seo/queries'
import { articlePage, productPage, sitemapUrls } from '@/lib/content/seo/sitemap-rules'
import { env } from '@/lib/core/env'
import { pageChangesAfter } from '@/lib/platform/page-invalidation'
import { idsOfTags } from './ids-of-tags'

/** How many changes are told at once: in the store's languages they are fewer addresses than the 10,000 that IndexNow takes. */
const BATCH = 1000

/**
 * The whole addresses of the products and articles that changed after a version of the pages, those that search engines may list.
 *
 * @returns `null` when nothing did; otherwise also the version of the last change among them
 */
export async function changedUrls(after: bigint): Promise<{ urls: string[]; upTo: bigint } | null> {
  const changes = await pageChangesAfter(after, BATCH)
  const last = changes.at(-1)
  if (!last) return null
  const tags = changes.map(({ tag }) => tag)
  const [products, articles, seo] = await Promise.all([
    visibleAmong(idsOfTags(tags, catalogTags.product)),
    publishedAmong(idsOfTags(tags, articleTags.article)),
    seoByAddress(),
  ])
  const pages = [...products.map(productPage), ...articles.map(articlePage)]
  const urls = pages.flatMap((page) =>
    sitemapUrls(page, seo).map(({ address }) => `${env().SITE_URL}${address}`),
  )
  return { urls, upTo: last.version }
}
