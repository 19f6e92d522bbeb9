import 'server-only'
import { JOBS } from '@/content/careers'
import { allBrands } from '@/lib/catalog/brands'
import { catalogTags } from '@/lib/catalog/cache-tags'
import { visibleCollections } from '@/lib/catalog/collections'
import { allCategories, productBlocks, productsOfBlock } from '@/lib/catalog/queries'
import { languagesById } from '@/lib/catalog/translations/shown-languages'
import { articleTags } from '@/lib/content/articles/cache-tags'
import { HELP_TOPICS } from '@/lib/content/articles/help-topics'
import { articleBlocks, articlesOfBlock } from '@/lib/content/articles/queries'
import { pageTags } from '@/lib/content/pages/cache-tags'
import { ownPages } from '@/lib/content/pages/queries'
import { storeTextTags } from '@/lib/content/store-texts/cache-tags'
import { storeTextDates } from '@/lib/content/store-texts/queries'
import { env } from '@/lib/core/env'
import { SETTINGS_TAG } from '@/lib/settings/cache-tags'
import { cachedSettings } from '@/lib/settings/queries'
import { SEO_TAG } from './cache-tags'
import { listedLanguages } from './listed-languages'
import { cachedSeoPages } from './queries'
import {
  articlePage,
  IDS_PER_PART,
  type ListedPage,
  listedOwnPage,
  numberOfPart,
  productPage,
  type SitemapPart,
  sitemapUrls,
} from './sitemap-rules'
import { INDEX_END, INDEX_HEAD, partXml, URL_SET_END, URL_SET_HEAD, urlXml } from './sitemap-xml'
import { hasPage, STORE_PAGES } from './store-pages'

/** Up to this many addresses are one list; more are an index of lists. Search engines accept 50,000. */
const URLS_IN_ONE_FILE = 10_000

/** How many rows are in memory at a time. */
const BATCH = 250

/** What it is made of. */
export const SITEMAP_TAGS: readonly string[] = [
  catalogTags.products,
  catalogTags.categories,
  catalogTags.collections,
  articleTags.articles,
  pageTags.pages,
  storeTextTags.texts,
  SEO_TAG,
  // One of its pages may be switched off.
  SETTINGS_TAG,
]

type Blocks = Awaited<ReturnType<typeof productBlocks>>
type Xml = AsyncGenerator<string, void, undefined>

/** What is read before the answer begins: Next allows no cached reads later. */
type Loaded = { pages: ListedPage[]; seo: Awaited<ReturnType<typeof cachedSeoPages>> }

async function load(): Promise<Loaded> {
  const [pages, seo] = await Promise.all([storePages(), cachedSeoPages()])
  return { pages, seo }
}

/** /sitemap.xml: every address of a small store, an index of its parts for a large one. */
export async function sitemap(): Promise<Xml> {
  const [articles, products, loaded] = await Promise.all([
    articleBlocks(IDS_PER_PART),
    productBlocks(IDS_PER_PART),
    load(),
  ])
  const count = (blocks: Blocks) => blocks.reduce((sum, block) => sum + block.count, 0)
  const urls =
    loaded.pages.reduce((sum, { path }) => sum + listedLanguages(path).length, 0) +
    (count(articles) + count(products)) * listedLanguages('/products/x').length
  const parts = [
    { part: { kind: 'pages' }, lastModified: null } as const,
    ...articles.map(({ block, lastModified }) => ({
      part: { kind: 'articles', block } as const,
      lastModified,
    })),
    ...products.map(({ block, lastModified }) => ({
      part: { kind: 'products', block } as const,
      lastModified,
    })),
  ]
  return urls > URLS_IN_ONE_FILE
    ? (async function* () {
        yield INDEX_HEAD
        for (const { part, lastModified } of parts)
          yield partXml(numberOfPart(part), lastModified, env().SITE_URL)
        yield INDEX_END
      })()
    : (async function* () {
        yield URL_SET_HEAD
        for (const { part } of parts) yield* urlsOf(part, loaded)
        yield URL_SET_END
      })()
}

/** One part of the sitemap, read as it is sent. @returns `null` when nothing is listed in it */
export async function sitemapPart(part: SitemapPart): Promise<Xml | null> {
  const urls = urlsOf(part, await load())
  const first = await urls.next()
  if (first.done) return null
  return (async function* () {
    yield URL_SET_HEAD
    yield first.value
    yield* urls
    yield URL_SET_END
  })()
}

async function* urlsOf(part: SitemapPart, { pages, seo }: Loaded): Xml {
  const siteUrl = env().SITE_URL
  for await (const listed of listedIn(part, pages)) {
    const xml = listed
      .flatMap((page) => sitemapUrls(page, seo))
      .map((url) => urlXml(url, siteUrl))
      .join('')
    if (xml !== '') yield xml
  }
}

async function* listedIn(
  part: SitemapPart,
  pages: ListedPage[],
): AsyncGenerator<ListedPage[], void, undefined> {
  if (part.kind === 'pages') {
    yield pages
    return
  }
  const isProduct = part.kind === 'products'
  const read = isProduct ? productsOfBlock : articlesOfBlock
  for (let after = 0; ; ) {
    const rows = await read({ block: part.block, size: IDS_PER_PART }, after, BATCH)
    const last = rows.at(-1)
    if (!last) return
    const languages = await languagesById(
      isProduct ? 'product' : 'article',
      rows.map(({ id }) => id),
    )
    yield rows
      .map((row) => ({ ...row, languages: languages(row.id) }))
      .map(isProduct ? productPage : articlePage)
    if (rows.length < BATCH) return
    after = last.id
  }
}

/** The store's own pages, its categories, brands, collections, the pages that the owner added, help topics and open positions. */
async function storePages(): Promise<ListedPage[]> {
  const page = (
    path: string,
    priority: number,
    changeFrequency: ListedPage['changeFrequency'],
    changedAt?: string,
  ) => ({
    path,
    lastModified: changedAt ? new Date(changedAt) : null,
    priority,
    changeFrequency,
  })
  const [settings, collections, textDates, categories] = await Promise.all([
    cachedSettings(),
    visibleCollections(),
    storeTextDates(),
    allCategories(),
  ])
  const languagesOf = await languagesById(
    'category',
    categories.map(({ id }) => id),
  )
  return [
    ...STORE_PAGES.filter(({ path }) => hasPage(path, settings)).map(
      ({ path, priority, changeFrequency }) =>
        page(path, priority, changeFrequency, textDates[path]),
    ),
    ...categories.map(({ id, slug }) => ({
      ...page(`/category/${slug}`, 0.8, 'weekly'),
      languages: languagesOf(id),
    })),
    ...(await allBrands()).map(({ slug }) => page(`/brands/${slug}`, 0.7, 'weekly')),
    ...(collections.length > 0 ? [page('/collections', 0.7, 'weekly')] : []),
    ...collections.map(({ slug }) => page(`/collection/${slug}`, 0.7, 'weekly')),
    ...(await ownPages()).map(({ slug, updatedAt }) =>
      listedOwnPage({ slug, updatedAt: new Date(updatedAt) }),
    ),
    ...HELP_TOPICS.map(({ slug }) => page(`/help/${slug}`, 0.5, 'monthly')),
    ...(settings.careersPage
      ? JOBS.map(({ slug }) => page(`/careers/${slug}`, 0.4, 'weekly'))
      : []),
  ]
}
