import { ArrowRight } from 'lucide-react'
import Image from 'next/image'
import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { ArticleListItem } from '@/lib/articles/contracts'
import { englishText } from '@/lib/i18n/english'
import { Link } from '@/lib/i18n/navigation'
import { ArticleByline } from './article-byline'
import { categoryName } from './article-category-name'

type ArticleCardProps = {
  article: ArticleListItem
  /** For cards above the fold: their pictures load eagerly. */
  priority?: boolean
}

const SIZES = '(min-width: 80rem) 310px, (min-width: 40rem) 45vw, 100vw'

/** An article in a list: the whole card is one link. */
export function ArticleCard({ article, priority = false }: ArticleCardProps) {
  const t = useTranslations('knowledge')
  const categories = useTranslations('knowledge.categories')
  const english = englishText(useLocale())
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-[box-shadow,border-color,translate] duration-200 focus-within:border-line-strong/60 hover:-translate-y-0.5 hover:border-line-strong/40 hover:shadow-raised motion-reduce:hover:translate-y-0">
      <div className="relative aspect-video overflow-hidden border-b border-line/70 bg-sunken">
        <Image
          src={article.image}
          alt=""
          fill
          sizes={SIZES}
          loading={priority ? 'eager' : 'lazy'}
          className="object-cover transition-transform duration-300 group-hover:scale-[1.03] motion-reduce:transform-none"
        />
      </div>
      <div className="flex flex-1 flex-col p-4 sm:p-5">
        <p>
          <Badge tone="brand">{categoryName(categories, article.category)}</Badge>
        </p>
        <h3 {...english} className="mt-3 text-lg leading-snug font-bold [overflow-wrap:anywhere]">
          {article.title}
        </h3>
        <p
          {...english}
          className="mt-2 mb-4 line-clamp-3 text-sm leading-relaxed text-muted [overflow-wrap:anywhere]"
        >
          {article.excerpt}
        </p>
        <ArticleByline article={article} className="mt-auto text-sm" />
        <Link
          href={`/knowledge/${article.slug}`}
          className="mt-3 flex w-fit items-center gap-1.5 text-sm font-semibold text-primary-strong after:absolute after:inset-0 after:rounded-card group-hover:text-primary-deep focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-primary-strong"
        >
          <span>
            {t('readMore')}
            <span {...english} className="sr-only">
              {`: ${article.title}`}
            </span>
          </span>
          <ArrowRight
            aria-hidden
            className="size-4 transition-transform group-hover:translate-x-0.5 rtl:-scale-x-100 motion-reduce:transform-none"
          />
        </Link>
      </div>
    </article>
  )
}
