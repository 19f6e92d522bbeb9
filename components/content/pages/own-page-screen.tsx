import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ArticleBody } from '@/components/content/articles/article-body'
import { TableOfContents } from '@/components/content/articles/table-of-contents'
import { Breadcrumb, type Crumb } from '@/components/storefront/structured-data/breadcrumb'
import { LongDate } from '@/components/ui/long-date'
import type { OwnPage } from '@/lib/content/pages/contracts'
import { documentIn } from '@/lib/i18n/english'

type Props = {
  page: OwnPage
  crumbs: readonly Crumb[]
  /** What stands between its heading and its text, and what below that. */
  above?: ReactNode
  below?: ReactNode
}

/** A page that the owner added, in the language that its text is in. */
export function OwnPageScreen({ page, crumbs, above, below }: Props) {
  const t = useTranslations('info')
  const { lang } = documentIn(page.language, useLocale())
  return (
    <div className="pt-4 pb-16 sm:pt-5">
      <div className="page-width">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <article>
        <header className="page-width mt-8 sm:mt-12">
          <h1
            lang={lang}
            className="max-w-3xl text-3xl leading-tight font-extrabold tracking-tight [overflow-wrap:anywhere] sm:text-4xl sm:leading-tight"
          >
            {page.title}
          </h1>
          <p className="mt-4 text-sm font-medium text-muted">
            {t.rich('lastUpdated', {
              date: () => <LongDate date={page.updatedAt} isInSentence />,
            })}
          </p>
        </header>
        {above}
        <div className="page-width mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_15rem]">
          <TableOfContents
            sections={page.sections}
            language={page.language}
            className="lg:sticky lg:top-28 lg:order-last lg:self-start"
          />
          <ArticleBody html={page.html} language={page.language} />
        </div>
        {below}
      </article>
    </div>
  )
}
