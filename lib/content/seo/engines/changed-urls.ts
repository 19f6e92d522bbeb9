import 'server-only'
import { productsChanged } from '@/lib/catalog/queries'
import { articlesChanged } from '@/lib/content/articles/queries'
import { ownPagesChanged } from '@/lib/content/pages/queries'
import { seoByAddress } from '@/lib/content/seo/queries'
import {
  articlePage,
  listedOwnPage,
  productPage,
  sitemapUrls,
} from '@/lib/content/seo/sitemap-rules'
import { hasPage, STORE_PAGES } from '@/lib/content/seo/store-pages'
import { storeTextsChanged } from '@/lib/content/store-texts/queries'
import { env } from '@/lib/core/env'
import { currentSettings } from '@/lib/settings/queries'
import { storeTextAddress } from '@/lib/settings/store-texts/pages'

/** How many are told at once: in the store's languages they are fewer addresses than the 10,000 that IndexNow takes. */
const BATCH = 1000

/**
 * The whole addresses of the products, articles and pages of the owner's, and those of the store with a text of the owner's, that
 * changed between two instants, those that search engines may list, some at a time. What changed is what the site map gives another date.
 */
export async function* changedUrls(period: { from: Date; until: Date }): AsyncGenerator<string[]> {
  const seo = await seoByAddress()
  const kinds = [
    { read: productsChanged, pageOf: productPage },
    { read: articlesChanged, pageOf: articlePage },
    { read: ownPagesChanged, pageOf: listedOwnPage },
  ]
  for (const { read, pageOf } of kinds)
    for (let after = 0; ; ) {
      const rows = await read(period, after, BATCH)
      const last = rows.at(-1)
      if (!last) break
      const urls = rows.flatMap((row) => sitemapUrls(pageOf(row), seo)).map(wholeAddress)
      if (urls.length > 0) yield urls
      after = last.id
    }
  const settings = await currentSettings()
  const texts = (await storeTextsChanged(period))
    .map(storeTextAddress)
    .filter((path) => hasPage(path, settings))
  const urls = STORE_PAGES.filter(({ path }) => texts.includes(path))
    .flatMap((page) => sitemapUrls({ ...page, lastModified: null }, seo))
    .map(wholeAddress)
  if (urls.length > 0) yield urls
}

const wholeAddress = ({ address }: { address: string }) => `${env().SITE_URL}${address}`
