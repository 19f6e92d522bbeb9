import { useLocale, useTranslations } from 'next-intl'
import { ArticleBody } from '@/components/content/articles/article-body'
import { TableOfContents } from '@/components/content/articles/table-of-contents'
import { Breadcrumb, type Crumb } from '@/components/storefront/structured-data/breadcrumb'
import { LongDate } from '@/components/ui/long-date'
import type { OwnPage } from '@/lib/content/pages/contracts'
import { documentIn } from '@/lib/i18n/english'

/** A page that the owner added, in the language that its text is in. */
export function OwnPageScreen({ page, crumbs }: { page: OwnPage; crumbs: readonly Crumb[] }) {
  const t = useTranslations('info')
  const { lang } = documentIn(page.language, useLocale())
  return (
    <div className="page-width pt-4 pb-16 sm:pt-5">
      <Breadcrumb crumbs={crumbs} />
      <article>
        <header className="mt-8 max-w-3xl sm:mt-12">
          <h1
            lang={lang}
            className="text-3xl leading-tight font-extrabold tracking-tight [overflow-wrap:anywhere] sm:text-4xl sm:leading-tight"
          >
            {page.title}
          </h1>
          <p className="mt-4 text-sm font-medium text-muted">
            {t.rich('lastUpdated', {
              date: () => <LongDate date={page.updatedAt} isInSentence />,
            })}
          </p>
        </header>
        <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_15rem]">
          <TableOfContents
            sections={page.sections}
            language={page.language}
            className="lg:sticky lg:top-28 lg:order-last lg:self-start"
          />
          <ArticleBody html={page.html} language={page.language} />
        </div>
      </article>
    </div>
  )
}
