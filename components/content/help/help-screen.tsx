import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import type { ChatPlugin } from '@/components/plugins/chat/chat-plugin'
import { PageHero } from '@/components/storefront/info/page-hero'
import { Section } from '@/components/storefront/info/section'
import { Stats } from '@/components/storefront/info/stats'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { FIGURES } from '@/content/figures'
import { type Promises, promiseValues } from '@/lib/settings/promises'
import { Faqs } from './faqs'
import { HelpSearch } from './help-search'
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
