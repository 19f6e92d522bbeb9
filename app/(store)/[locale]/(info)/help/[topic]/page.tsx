import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import NotFound, { generateMetadata as notFoundMetadata } from '@/app/(store)/[locale]/not-found'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { OtherTopics } from '@/components/content/help/other-topics'
import { TopicArticles } from '@/components/content/help/topic-articles'
import { HelpStrip } from '@/components/storefront/info/help-strip'
import { PageHero } from '@/components/storefront/info/page-hero'
import { MissingPage } from '@/components/storefront/missing-page'
import {
  HELP_TOPICS,
  type HelpTopicSlug,
  helpTopicBySlug,
} from '@/lib/content/articles/help-topics'
import { helpArticles } from '@/lib/content/help/queries'
import { type PageDetails, pageMetadata } from '@/lib/content/seo/page-metadata'
import { env } from '@/lib/core/env'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'

type Props = { params: Promise<{ locale: string; topic: string }> }

/** Next requires one for each language; the others are rendered by the build in English only. */
export function generateStaticParams({ params }: { params: { locale: string } }) {
  const topics = HELP_TOPICS.map(({ slug }) => ({ topic: slug }))
  return params.locale === DEFAULT_LOCALE ? topics : topics.slice(0, 1)
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const topic = helpTopicBySlug((await params).topic)
  if (!topic) return notFoundMetadata()
  return pageMetadata(await pageDetails(topic.slug))
}

async function pageDetails(slug: HelpTopicSlug): Promise<PageDetails> {
  const [t, locale] = await Promise.all([getTranslations('helpTopics'), getLocale()])
  return {
    locale,
    path: `/help/${slug}`,
    title: t(`${slug}.title`),
    description: t(`${slug}.text`),
  }
}

export default async function HelpTopicPage({ params }: Props) {
  const topic = helpTopicBySlug((await params).topic)
  if (!topic)
    return (
      <MissingPage>
        <NotFound />
      </MissingPage>
    )
  const [t, help, articles] = await Promise.all([
    getTranslations('helpTopics'),
    getTranslations('helpPage'),
    helpArticles(),
  ])
  const title = t(`${topic.slug}.title`)
  return (
    <>
      <PageStructuredData page={await pageDetails(topic.slug)} />
      <PageHero
        trail={[
          { name: help('title'), path: '/help' },
          { name: title, path: `/help/${topic.slug}` },
        ]}
        siteUrl={env().SITE_URL}
        title={title}
        lead={t(`${topic.slug}.text`)}
      />
      <div className="page-width grid gap-x-14 gap-y-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <TopicArticles articles={articles.filter(({ helpTopic }) => helpTopic === topic.name)} />
        <OtherTopics current={topic.slug} />
      </div>
      <HelpStrip />
    </>
  )
}
