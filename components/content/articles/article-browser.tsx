'use client'

import { type ReactNode, useState } from 'react'
import { ArticleCard } from './article-card'
import type { ArticleCardData } from './article-card-data'

/** The first row on a wide screen. */
const ABOVE_FOLD = 3

export type ArticleGroup = {
  /** The category whose articles it shows; `null` shows all. */
  category: string | null
  name: string
  count: number
  /** The count as text, such as "8 articles". */
  countText: string
}

type ArticleBrowserProps = {
  title: string
  groups: readonly [ArticleGroup, ...ArticleGroup[]]
  articles: readonly ArticleCardData[]
  readMore: string
  /** The empty state. */
  empty: ReactNode
}

/** The articles beside their categories; the selected category is local state. */
export function ArticleBrowser({ title, groups, articles, readMore, empty }: ArticleBrowserProps) {
  const [chosen, setChosen] = useState(groups[0])
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start">
      <section aria-labelledby="article-categories" className="lg:sticky lg:top-28">
        <h2 id="article-categories" className="text-sm font-bold text-muted">
          {title}
        </h2>
        <ul className="mt-3 flex flex-wrap gap-2 lg:-mx-3 lg:flex-col lg:gap-1">
          {groups.map((group) => (
            <li key={group.name}>
              <button
                type="button"
                aria-pressed={group === chosen}
                onClick={() => setChosen(group)}
                className="flex min-h-10 w-full items-center justify-between gap-2 rounded-full border border-line bg-surface px-4 text-start text-sm font-semibold text-ink-soft transition-colors hover:border-line-strong hover:text-ink aria-pressed:border-primary-strong aria-pressed:bg-primary-soft aria-pressed:text-primary-deep lg:min-h-11 lg:rounded-control lg:border-transparent lg:bg-transparent lg:px-3 lg:text-base lg:hover:border-transparent lg:hover:bg-sunken lg:aria-pressed:border-transparent"
              >
                {group.name}
                <span aria-hidden className="text-sm font-medium text-muted tabular-nums">
                  {group.count}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="article-list" className="min-w-0">
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="article-list" className="text-2xl font-extrabold">
            {chosen.name}
          </h2>
          <p role="status" className="text-muted">
            {chosen.countText}
          </p>
        </div>
        {chosen.count === 0 && empty}
        <ul className="grid gap-4 sm:grid-cols-2 lg:gap-5 xl:grid-cols-3">
          {articles.map((article, index) => (
            <li
              key={article.id}
              hidden={chosen.category !== null && article.category !== chosen.category}
            >
              <ArticleCard article={article} readMore={readMore} priority={index < ABOVE_FOLD} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
