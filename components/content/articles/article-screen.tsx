import { useLocale, useTranslations } from 'next-intl'
import { Picture } from '@/components/media/picture'
import { Breadcrumb, type Crumb } from '@/components/storefront/structured-data/breadcrumb'
import { Badge } from '@/components/ui/badge'
import type { ArticleListItem, ArticlePage } from '@/lib/content/articles/contracts'
import { catalogueText } from '@/lib/i18n/english'
import { DEFAULT_LOCALE, textLocaleOf } from '@/lib/i18n/locales'
import { ArticleBody } from './article-body'
import { ArticleByline } from './article-byline'
import { categoryName } from './article-category-name'
import { BrowseSoftware } from './browse-software'
import { RelatedArticles } from './related-articles'
import { TableOfContents } from './table-of-contents'

type ArticleScreenProps = {
  article: ArticlePage
  crumbs: readonly Crumb[]
  related: readonly ArticleListItem[]
  /** The store's, whose days the dates are. */
  timezone: string
}

export function ArticleScreen({ article, crumbs, related, timezone }: ArticleScreenProps) {
  const locale = useLocale()
  const language = article.translated?.includes('content') ? textLocaleOf(locale) : undefined
  return (
    <div className="page-width pt-4 pb-16 sm:pt-5">
      <Breadcrumb crumbs={crumbs} />
      <article>
        <ArticleHeader article={article} timezone={timezone} />
        <div className="mt-10 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_15rem]">
          <TableOfContents
            sections={article.sections}
            language={language}
            className="lg:sticky lg:top-28 lg:order-last lg:self-start"
          />
          <ArticleBody html={article.html} language={language} />
        </div>
      </article>
      <BrowseSoftware />
      <RelatedArticles articles={related} timezone={timezone} />
    </div>
  )
}

function ArticleHeader({ article, timezone }: Pick<ArticleScreenProps, 'article' | 'timezone'>) {
  const t = useTranslations('info')
  const categories = useTranslations('knowledge.categories')
  const locale = useLocale()
  return (
    <header className="mt-6 grid items-center gap-x-12 gap-y-7 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Badge tone="brand">{categoryName(categories, article.category)}</Badge>
          <ArticleByline article={article} timezone={timezone} className="text-sm" />
        </div>
        <h1
          {...catalogueText(locale, article, 'title')}
          className="mt-4 text-3xl leading-tight font-extrabold tracking-tight [overflow-wrap:anywhere] sm:text-4xl sm:leading-tight"
        >
          {article.title}
        </h1>
        <p
          {...catalogueText(locale, article, 'excerpt')}
          className="mt-4 text-lg leading-relaxed text-pretty text-muted"
        >
          {article.excerpt}
        </p>
        {locale !== DEFAULT_LOCALE && !article.translated?.includes('content') && (
          <p className="mt-4 text-sm text-ink-soft">{t('englishOnly')}</p>
        )}
      </div>
      <div className="relative aspect-video overflow-hidden rounded-panel border border-line bg-sunken shadow-card">
        <Picture
          src={article.image}
          alt=""
          widths={[390, 640, 828, 1280]}
          sizes="(min-width:80rem) 560px,(min-width:64rem) 45vw,100vw"
          eager
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover"
        />
      </div>
    </header>
  )
}
