'use client'

import { useLocale } from 'next-intl'
import { Picture } from '@/components/media/picture'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon/icon'
import { catalogueText } from '@/lib/i18n/english'
import { Link } from '@/lib/i18n/navigation'
import type { ArticleCardData } from './article-card-data'

type ArticleCardProps = {
  article: ArticleCardData
  /** The text of the link. */
  readMore: string
  /** For cards above the fold: their pictures load eagerly. */
  priority?: boolean
}

const SIZES = '(min-width:80rem) 310px,(min-width:40rem) 45vw,100vw'

/** An article in a list: the whole card is one link. */
export function ArticleCard({ article, readMore, priority = false }: ArticleCardProps) {
  const locale = useLocale()
  return (
    <article className="card article-card">
      <div className="card-picture">
        <Picture src={article.image} alt="" widths={[320, 640]} sizes={SIZES} eager={priority} />
      </div>
      <div className="article-card-body">
        <p>
          <Badge tone="brand">{article.categoryName}</Badge>
        </p>
        <h3 {...catalogueText(locale, article, 'title')}>{article.title}</h3>
        <p {...catalogueText(locale, article, 'excerpt')} className="excerpt">
          {article.excerpt}
        </p>
        <p className="article-byline">
          <span>
            <Icon name="calendar-days" />
            <time dateTime={article.publishedAt} lang={locale} dir="auto">
              {article.date}
            </time>
          </span>
          <span>
            <Icon name="clock" />
            {article.readTime}
          </span>
        </p>
        <Link href={`/knowledge/${article.slug}`} className="card-link">
          <span>
            {readMore}
            <span {...catalogueText(locale, article, 'title')} className="sr-only">
              {`: ${article.title}`}
            </span>
          </span>
          <Icon name="arrow-right" />
        </Link>
      </div>
    </article>
  )
}
