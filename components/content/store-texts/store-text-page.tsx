import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ArticleBody } from '@/components/content/articles/article-body'
import { TableOfContents } from '@/components/content/articles/table-of-contents'
import { HelpStrip } from '@/components/storefront/info/help-strip'
import { Notice } from '@/components/storefront/info/notice'
import { PageHero } from '@/components/storefront/info/page-hero'
import { LongDate } from '@/components/ui/long-date'
import type { ShownStoreText } from '@/lib/content/store-texts/contracts'
import { documentIn } from '@/lib/i18n/english'
import { textLocaleOf } from '@/lib/i18n/locales'

type Props = {
  text: ShownStoreText
  path: string
  siteUrl: string
  /** A short text above the title. */
  eyebrow?: string
  /** Buttons. */
  actions?: ReactNode
  /** What follows the text, on a band of its own. */
  after?: ReactNode
}

/** A page of the store with the text that the owner wrote for it. */
export function StoreTextPage({ text, path, siteUrl, eyebrow, actions, after }: Props) {
  const t = useTranslations('info')
  const locale = useLocale()
  const { language } = text
  return (
    <>
      <PageHero
        trail={[{ name: text.title, path }]}
        siteUrl={siteUrl}
        eyebrow={eyebrow}
        title={text.title}
        titleLang={documentIn(language, locale).lang}
        actions={actions}
      >
        <p className="mt-6 text-sm font-medium text-muted">
          {t.rich('lastUpdated', {
            date: () => <LongDate date={text.updatedAt} isInSentence />,
          })}
        </p>
      </PageHero>
      <div className="page-width grid gap-x-14 gap-y-8 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <TableOfContents
          sections={text.sections}
          language={language}
          className="lg:sticky lg:top-28 lg:order-last lg:self-start"
        />
        <div className="min-w-0">
          {language !== textLocaleOf(locale) && (
            <Notice className="mb-8">
              <p>{t('otherLanguage', { language })}</p>
            </Notice>
          )}
          <ArticleBody html={text.html} language={language} />
        </div>
      </div>
      {after}
      <HelpStrip />
    </>
  )
}
