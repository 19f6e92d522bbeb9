import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { HelpScreen } from '@/components/content/help/help-screen'
import { chatPlugin, hasLiveChat } from '@/components/plugins/chat/chat-plugin'
import { HELP_TOPICS } from '@/lib/content/articles/help-topics'
import { type HelpArticle, helpArticles } from '@/lib/content/help/queries'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { storeText } from '@/lib/content/store-texts/queries'
import { env } from '@/lib/core/env'
import { publicPlugins } from '@/lib/plugins/queries'
import { promisesOf } from '@/lib/settings/promises'
import { cachedSettings } from '@/lib/settings/queries'
import { popularArticlesOf } from '@/lib/settings/stated-figures'

const PATH = '/help'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function HelpPage() {
  const [articles, questions, settings, plugins] = await Promise.all([
    helpArticles(),
    storeText('questions', await getLocale()),
    cachedSettings(),
    publicPlugins(),
  ])
  return (
    <>
      <PageStructuredData page={await storePageDetails(PATH)} own={['FAQPage']} />
      <HelpScreen
        topics={byTopic(articles)}
        popular={popularOf(articles, settings.popularArticles)}
        articleCount={articles.length}
        supportEmail={settings.supportEmail}
        supportPhone={settings.supportPhone}
        chat={chatPlugin(plugins)}
        hasChat={hasLiveChat(plugins, settings.liveChat)}
        satisfaction={settings.statedSatisfaction}
        promises={promisesOf(settings)}
        questions={questions}
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
const popularOf = (articles: readonly HelpArticle[], lines: string) =>
  popularArticlesOf(lines).flatMap((popular) => {
    const article = articles.find(({ slug }) => slug === popular.slug)
    return article ? [{ ...article, ...popular }] : []
  })
