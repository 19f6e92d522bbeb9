import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import {
  ArticleNotFound,
  articleNotFoundMetadata,
} from '@/components/content/articles/article-not-found'
import { ArticleScreen } from '@/components/content/articles/article-screen'
import { articleStructuredData } from '@/components/content/articles/article-structured-data'
import { MissingPage } from '@/components/storefront/missing-page'
import { MovedPage } from '@/components/storefront/moved-page'
import { JsonLd } from '@/components/storefront/structured-data/json-ld'
import { shownLanguages } from '@/lib/catalog/translations/shown-languages'
import type { ArticleListItem, ArticlePage } from '@/lib/content/articles/contracts'
import {
  articleList,
  articleListIn,
  articleMovedFrom,
  articlePage,
} from '@/lib/content/articles/queries'
import { type PageDetails, pageMetadata } from '@/lib/content/seo/page-metadata'
import { articlePicture } from '@/lib/content/seo/share-picture-url'
import { searchTexts } from '@/lib/content/wordpress/yoast/search-texts'
import { env } from '@/lib/core/env'
import { atLeastOne } from '@/lib/platform/static-params'
import { cachedSettings } from '@/lib/settings/queries'

type Props = { params: Promise<{ locale: string; slug: string }> }

const RELATED_COUNT = 3

/** Next requires at least one entry; all other articles are rendered on their first visit. */
export async function generateStaticParams() {
  const slugs = (await articleList()).slice(0, 1).map(({ slug }) => ({ slug }))
  return atLeastOne(slugs, { slug: '-' })
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await articleOf(params)
  if (!article) return articleNotFoundMetadata()
  return pageMetadata(await pageDetails(article))
}

async function pageDetails(article: ArticlePage): Promise<PageDetails> {
  const [locale, forSearch] = await Promise.all([getLocale(), searchTexts(article.id)])
  return {
    locale,
    path: `/knowledge/${article.slug}`,
    title: forSearch.title ?? article.title,
    description: forSearch.description ?? article.excerpt,
    picture: articlePicture(article),
    type: 'article',
    publishedTime: article.publishedAt,
    languages: await shownLanguages('article', article.id),
  }
}

export default async function ArticlePageContent({ params }: Props) {
  const article = await articleOf(params)
  if (!article) return <NoArticleHere slug={(await params).slug} />
  const [page, t, home, related, { storeName, timezone }] = await Promise.all([
    pageDetails(article),
    getTranslations('knowledge'),
    getTranslations('breadcrumb'),
    relatedTo(article),
    cachedSettings(),
  ])
  const crumbs = [
    { name: home('home'), path: '/' },
    { name: t('title'), path: '/knowledge' },
    { name: article.title, path: `/knowledge/${article.slug}` },
  ]
  return (
    <>
      <PageStructuredData page={page} own={['Article', 'BlogPosting']} crumbs={crumbs} />
      <JsonLd
        data={articleStructuredData(article, page.locale, { siteUrl: env().SITE_URL, storeName })}
      />
      <ArticleScreen article={article} crumbs={crumbs} related={related} timezone={timezone} />
    </>
  )
}

async function NoArticleHere({ slug }: { slug: string }) {
  const moved = await articleMovedFrom(slug)
  if (moved) return <MovedPage href={`/knowledge/${moved.slug}`} />
  return (
    <MissingPage>
      <ArticleNotFound />
    </MissingPage>
  )
}

async function articleOf(params: Props['params']): Promise<ArticlePage | null> {
  const [{ slug }, locale] = await Promise.all([params, getLocale()])
  // PostgreSQL rejects control characters in comparisons.
  return /\p{C}/u.test(slug) ? null : articlePage(slug, locale)
}

async function relatedTo({ id, category }: ArticlePage): Promise<ArticleListItem[]> {
  const articles = await articleListIn(await getLocale(), category)
  return articles.filter((article) => article.id !== id).slice(0, RELATED_COUNT)
}
