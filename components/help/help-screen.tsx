import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Faqs } from '@/components/help/faqs'
import { HelpSearch } from '@/components/help/help-search'
import { PopularArticles } from '@/components/help/popular-articles'
import { QuickActions } from '@/components/help/quick-actions'
import { SupportChannels } from '@/components/help/support-channels'
import { TopicCards } from '@/components/help/topic-cards'
import { PageHero } from '@/components/info/page-hero'
import { Section } from '@/components/info/section'
import { Stats } from '@/components/info/stats'
import { ClientMessages } from '@/components/language/client-messages'
import type { ChatPlugin } from '@/components/plugins/chat/chat-plugin'
import { FIGURES } from '@/content/figures'

const PATH = '/help'

type Props = {
  topics: ComponentProps<typeof TopicCards>['topics']
  popular: ComponentProps<typeof PopularArticles>['articles']
  articleCount: number
  supportEmail: string
  supportPhone: string
  chat?: ChatPlugin
  siteUrl: string
}

/** The help centre. */
export function HelpScreen({
  topics,
  popular,
  articleCount,
  supportEmail,
  supportPhone,
  chat,
  siteUrl,
}: Props) {
  const t = useTranslations('helpPage')
  return (
    <>
      <PageHero
        trail={[{ name: t('title'), path: PATH }]}
        siteUrl={siteUrl}
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
        <TopicCards topics={topics} />
      </Section>
      <Section
        id="popular"
        tone="surface"
        title={t('popular.title')}
        lead={t('popular.lead')}
        layout="split"
      >
        <PopularArticles articles={popular} />
      </Section>
      <Section id="support" title={t('channels.title')} lead={t('channels.lead')}>
        <SupportChannels supportEmail={supportEmail} supportPhone={supportPhone} chat={chat} />
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
        <HelpStats articleCount={articleCount} />
      </div>
    </>
  )
}

function HelpStats({ articleCount }: { articleCount: number }) {
  const t = useTranslations('helpPage.stats')
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
