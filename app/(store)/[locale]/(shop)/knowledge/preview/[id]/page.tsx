import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import {
  ArticleNotFound,
  articleNotFoundMetadata,
} from '@/components/content/articles/article-not-found'
import { ArticleScreen } from '@/components/content/articles/article-screen'
import { MissingPage } from '@/components/storefront/missing-page'
import type { ArticleListItem, ArticlePage } from '@/lib/content/articles/contracts'
import { articleDraftPage, articleList } from '@/lib/content/articles/queries'
import { cachedSettings } from '@/lib/settings/queries'

type Props = { params: Promise<{ id: string }> }

const RELATED_COUNT = 3
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Next requires at least one entry; no draft has this id. */
export function generateStaticParams() {
  return [{ id: '-' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await draftOf(params)
  if (!article) return articleNotFoundMetadata()
  // An unpublished version is only for those who have its URL.
  return {
    title: article.title,
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

export default async function ArticlePreviewPage({ params }: Props) {
  const article = await draftOf(params)
  if (!article)
    return (
      <MissingPage>
        <ArticleNotFound />
      </MissingPage>
    )
  const [t, home, related, { timezone }] = await Promise.all([
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
  return <ArticleScreen article={article} crumbs={crumbs} related={related} timezone={timezone} />
}

async function draftOf(params: Props['params']): Promise<ArticlePage | null> {
  const [{ id }, locale] = await Promise.all([params, getLocale()])
  return UUID.test(id) ? articleDraftPage(id, locale) : null
}

async function relatedTo({ id, category }: ArticlePage): Promise<ArticleListItem[]> {
  const articles = await articleList(category)
  return articles.filter((article) => article.id !== id).slice(0, RELATED_COUNT)
}
