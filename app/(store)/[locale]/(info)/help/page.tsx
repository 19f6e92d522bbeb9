import type { Metadata } from 'next'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { HelpScreen } from '@/components/content/help/help-screen'
import { chatPlugin } from '@/components/plugins/chat/chat-plugin'
import { POPULAR_ARTICLES } from '@/content/help'
import { HELP_TOPICS } from '@/lib/content/articles/help-topics'
import { type HelpArticle, helpArticles } from '@/lib/content/help/queries'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { env } from '@/lib/core/env'
import { publicPlugins } from '@/lib/plugins/queries'
import { promisesOf } from '@/lib/settings/promises'
import { cachedSettings } from '@/lib/settings/queries'

const PATH = '/help'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function HelpPage() {
  const [articles, settings, plugins] = await Promise.all([
    helpArticles(),
    cachedSettings(),
    publicPlugins(),
  ])
  return (
    <>
      <PageStructuredData page={await storePageDetails(PATH)} own={['FAQPage']} />
      <HelpScreen
        topics={byTopic(articles)}
        popular={popularOf(articles)}
        articleCount={articles.length}
        supportEmail={settings.supportEmail}
        supportPhone={settings.supportPhone}
        chat={chatPlugin(plugins)}
        promises={promisesOf(settings)}
        siteUrl={env().SITE_URL}
      />
    </>
  )
}

const byTopic = (articles: readonly HelpArticle[]) =>
  HELP_TOPICS.map(({ slug, name }) => ({
    slug,
    articles: articles.filter(({ helpTopic }) => helpTopic === name),
  }))

/** Articles that were removed are left out. */
const popularOf = (articles: readonly HelpArticle[]) =>
  POPULAR_ARTICLES.flatMap((popular) => {
    const article = articles.find(({ slug }) => slug === popular.slug)
    return article ? [{ ...article, ...popular }] : []
  })
