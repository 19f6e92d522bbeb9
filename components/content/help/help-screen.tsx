import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import type { ChatPlugin } from '@/components/plugins/chat/chat-plugin'
import { PageHero } from '@/components/storefront/info/page-hero'
import { Section } from '@/components/storefront/info/section'
import { Stats } from '@/components/storefront/info/stats'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import type { ShownStoreText } from '@/lib/content/store-texts/contracts'
import { type Promises, promiseValues } from '@/lib/settings/promises'
import { Faqs } from './faqs'
import { HelpSearch } from './help-search'
import { OwnFaqs } from './own-faqs'
import { PopularArticles } from './popular-articles'
import { QuickActions } from './quick-actions'
import { SupportChannels } from './support-channels'
import { TopicCards } from './topic-cards'

const PATH = '/help'

type Props = {
  topics: ComponentProps<typeof TopicCards>['topics']
  popular: ComponentProps<typeof PopularArticles>['articles']
  articleCount: number
  supportEmail: string
  supportPhone: string
  chat?: ChatPlugin
  /** Whether the store says that there is a live chat. */
  hasChat: boolean
  /** Per cent; 0: not said. */
  satisfaction: number
  promises: Promises
  /** Those that the owner wrote, if any, instead of the store's. */
  questions: ShownStoreText | null
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
  hasChat,
  satisfaction,
  promises,
  questions,
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
      {popular.length > 0 && (
        <Section
          id="popular"
          tone="surface"
          title={t('popular.title')}
          lead={t('popular.lead')}
          layout="split"
        >
          <PopularArticles articles={popular} />
        </Section>
      )}
      <Section id="support" title={t('channels.title')} lead={t('channels.lead')}>
        <SupportChannels
          supportEmail={supportEmail}
          supportPhone={supportPhone}
          chat={chat}
          hasChat={hasChat}
          promises={promises}
        />
      </Section>
      <Section
        id="faqs"
        tone="surface"
        title={t('faqs.title')}
        lead={t('faqs.lead')}
        layout="split"
      >
        {questions ? <OwnFaqs text={questions} /> : <Faqs promises={promises} />}
      </Section>
      <div className="page-width py-14 sm:py-20">
        <HelpStats
          articleCount={articleCount}
          satisfaction={satisfaction}
          hasChat={hasChat}
          promises={promises}
        />
      </div>
    </>
  )
}

type HelpStatsProps = Pick<Props, 'articleCount' | 'satisfaction' | 'hasChat' | 'promises'>

function HelpStats({ articleCount, satisfaction, hasChat, promises }: HelpStatsProps) {
  const t = useTranslations('helpPage.stats')
  const chat = hasChat ? 'yes' : 'no'
  const minutes = promises.answers.chatMinutes
  return (
    <Stats
      label={t('label')}
      stats={[
        ...(satisfaction > 0
          ? [
              {
                value: t('satisfaction', { percent: satisfaction }),
                label: t('satisfactionText'),
              },
            ]
          : []),
        ...(promises.support === 'always'
          ? [{ value: t('always'), label: t('alwaysText', { chat }) }]
          : []),
        ...(hasChat && minutes > 0
          ? [{ value: t('chat', { minutes }), label: t('chatText') }]
          : []),
        ...(articleCount > 0
          ? [{ value: t('articles', { count: articleCount }), label: t('articlesText') }]
          : []),
      ]}
    />
  )
}
