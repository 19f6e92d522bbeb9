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
import { type Promises, promiseValues } from '@/lib/settings/promises'

const PATH = '/help'

type Props = {
  topics: ComponentProps<typeof TopicCards>['topics']
  popular: ComponentProps<typeof PopularArticles>['articles']
  articleCount: number
  supportEmail: string
  supportPhone: string
  chat?: ChatPlugin
  promises: Promises
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
  promises,
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
        lead={t('lead', promiseValues(promises))}
      >
        <div className="mt-8 max-w-3xl">
          <ClientMessages namespaces={['helpSearch']}>
            <HelpSearch />
          </ClientMessages>
        </div>
        <div className="mt-10 sm:mt-14">
          <QuickActions promises={promises} />
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
        <SupportChannels
          supportEmail={supportEmail}
          supportPhone={supportPhone}
          chat={chat}
          support={promises.support}
        />
      </Section>
      <Section
        id="faqs"
        tone="surface"
        title={t('faqs.title')}
        lead={t('faqs.lead')}
        layout="split"
      >
        <Faqs promises={promises} />
      </Section>
      <div className="page-width py-14 sm:py-20">
        <HelpStats articleCount={articleCount} isAlwaysThere={promises.support === 'always'} />
      </div>
    </>
  )
}

function HelpStats(props: { articleCount: number; isAlwaysThere: boolean }) {
  const t = useTranslations('helpPage.stats')
  return (
    <Stats
      label={t('label')}
      stats={[
        {
          value: t('satisfaction', { percent: FIGURES.refundSatisfactionPercent }),
          label: t('satisfactionText'),
        },
        ...(props.isAlwaysThere ? [{ value: t('always'), label: t('alwaysText') }] : []),
        { value: t('chat', { minutes: FIGURES.liveChatMinutes }), label: t('chatText') },
        { value: t('articles', { count: props.articleCount }), label: t('articlesText') },
      ]}
    />
  )
}
