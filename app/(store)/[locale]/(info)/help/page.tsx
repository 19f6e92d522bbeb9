import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageData } from '@/app/(store)/[locale]/structured-data'
import { Faqs } from '@/components/help/faqs'
import { HelpSearch } from '@/components/help/help-search'
import { PopularArticles } from '@/components/help/popular-articles'
import { QuickActions } from '@/components/help/quick-actions'
import { SupportChannels } from '@/components/help/support-channels'
import { TopicCards } from '@/components/help/topic-cards'
import { PageHero } from '@/components/info/page-hero'
import { Section } from '@/components/info/section'
import { Stats } from '@/components/info/stats'
import { chatPlugin } from '@/components/plugins/chat/chat-plugin'
import { ClientMessages } from '@/components/storefront/client-messages'
import { FIGURES } from '@/content/figures'
import { POPULAR_ARTICLES } from '@/content/help'
import { HELP_TOPICS } from '@/lib/articles/help-topics'
import { env } from '@/lib/core/env'
import { type HelpArticle, helpArticles } from '@/lib/help/queries'
import { publicPlugins } from '@/lib/plugins/queries'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { storePageDetails } from '@/lib/seo/store-page-details'
import { cachedSettings } from '@/lib/settings/queries'

const PATH = '/help'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function HelpPage() {
  const [t, articles, { supportEmail, supportPhone }, plugins] = await Promise.all([
    getTranslations('helpPage'),
    helpArticles(),
    cachedSettings(),
    publicPlugins(),
  ])
  return (
    <>
      <PageData page={await storePageDetails(PATH)} own={['FAQPage']} />
      <PageHero
        trail={[{ name: t('title'), path: PATH }]}
        siteUrl={env().SITE_URL}
        eyebrow={t('eyebrow')}
        title={t('title')}
        lead={t('lead')}
      >
        <div className="mt-8 max-w-3xl">
          <ClientMessages namespaces={['helpSearch']}>
            <HelpSearch />
          </ClientMessages>
        </div>
        <div className="mt-10 sm:mt-14">
          <QuickActions />
        </div>
      </PageHero>
      <Section id="topics" title={t('topics.title')} lead={t('topics.lead')}>
        <TopicCards topics={byTopic(articles)} />
      </Section>
      <Section
        id="popular"
        tone="surface"
        title={t('popular.title')}
        lead={t('popular.lead')}
        layout="split"
      >
        <PopularArticles articles={popularOf(articles)} />
      </Section>
      <Section id="support" title={t('channels.title')} lead={t('channels.lead')}>
        <SupportChannels
          supportEmail={supportEmail}
          supportPhone={supportPhone}
          chat={chatPlugin(plugins)}
        />
      </Section>
      <Section
        id="faqs"
        tone="surface"
        title={t('faqs.title')}
        lead={t('faqs.lead')}
        layout="split"
      >
        <Faqs />
      </Section>
      <div className="page-width py-14 sm:py-20">
        <HelpStats articleCount={articles.length} />
      </div>
    </>
  )
}

const byTopic = (articles: readonly HelpArticle[]) =>
  HELP_TOPICS.map(({ slug, name }) => ({
    slug,
    articles: articles.filter(({ helpTopic }) => helpTopic === name),
  }))

/** An article that was removed is popular no more. */
const popularOf = (articles: readonly HelpArticle[]) =>
  POPULAR_ARTICLES.flatMap((popular) => {
    const article = articles.find(({ slug }) => slug === popular.slug)
    return article ? [{ ...article, ...popular }] : []
  })

async function HelpStats({ articleCount }: { articleCount: number }) {
  const t = await getTranslations('helpPage.stats')
  return (
    <Stats
      label={t('label')}
      stats={[
        {
          value: t('satisfaction', { percent: FIGURES.refundSatisfactionPercent }),
          label: t('satisfactionText'),
        },
        { value: t('always'), label: t('alwaysText') },
        { value: t('chat', { minutes: FIGURES.liveChatMinutes }), label: t('chatText') },
        { value: t('articles', { count: articleCount }), label: t('articlesText') },
      ]}
    />
  )
}
