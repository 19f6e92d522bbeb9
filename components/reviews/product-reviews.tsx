'use client'

import { useLocale, useTranslations } from 'next-intl'
import { StarRow } from '@/components/catalog/rating'
import type { Product } from '@/lib/catalog/contracts'
import type { StarCounts } from '@/lib/catalog/rating-rules'
import { numberLocaleOf } from '@/lib/i18n/currencies'
import { Link } from '@/lib/i18n/navigation'
import { formatRating } from '@/lib/i18n/ratings'
import type { Review } from '@/lib/reviews/contracts'
import { STARS } from '@/lib/reviews/review-rules'
import { ReviewList } from './review-list'

/** What a product's page has of its reviews before anything is asked for. */
type FirstReviews = {
  /** How often each number of stars was given, one star first. */
  counts: StarCounts
  /** The newest. */
  first: readonly Review[]
}

type Reviewed = Pick<Product, 'id' | 'rating'>

type ProductReviewsProps = { product: Reviewed; reviews: FirstReviews }

/** What buyers say of a product: figures, and the reviews themselves. */
export function ProductReviews({ product, reviews: { counts, first } }: ProductReviewsProps) {
  const t = useTranslations('reviews')
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className="mt-10 scroll-mt-32 rounded-panel border border-line bg-surface p-5 shadow-card sm:p-7"
    >
      <h2 id="reviews-title" className="text-2xl font-extrabold">
        {t('title')}
      </h2>
      <p className="mt-1 text-sm">
        <Link
          href="/reviews-and-ranking#reviews"
          prefetch={false}
          className="inline-block py-1 text-ink-soft underline underline-offset-2 hover:text-ink"
        >
          {t('howChecked')}
        </Link>
      </p>
      {total === 0 ? (
        <NoReviews />
      ) : (
        <div className="mt-5 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
          <Figures product={product} counts={counts} />
          <ReviewList key={product.id} productId={product.id} first={first} total={total} />
        </div>
      )}
    </section>
  )
}

function NoReviews() {
  const t = useTranslations('reviews')
  return (
    <div className="mt-3 max-w-3xl space-y-2 leading-relaxed">
      <p className="font-semibold text-ink">{t('none')}</p>
      <p className="text-ink-soft">{t('noneText')}</p>
    </div>
  )
}

function Figures({ product, counts }: { product: Reviewed; counts: StarCounts }) {
  const labels = useTranslations('product')
  const locale = useLocale()
  const total = counts.reduce((sum, count) => sum + count, 0)
  const shown = formatRating(product.rating, locale)
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="sr-only">{labels('rated', { rating: shown })}</span>
        <b aria-hidden className="text-4xl font-extrabold tracking-tight tabular-nums">
          {shown}
        </b>
        <span>
          <StarRow rating={Number(product.rating)} />
          <span className="block text-sm text-muted">{labels('reviews', { count: total })}</span>
        </span>
      </p>
      <Histogram counts={counts} total={total} />
    </div>
  )
}

function Histogram({ counts, total }: { counts: StarCounts; total: number }) {
  const t = useTranslations('reviews')
  const format = new Intl.NumberFormat(numberLocaleOf(useLocale()))
  return (
    <ul aria-label={t('histogram')} className="mt-5 space-y-2 text-sm">
      {STARS.map((stars) => {
        const count = counts[stars - 1] ?? 0
        return (
          <li
            key={stars}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)_2.5rem] items-center gap-3"
          >
            <span className="text-ink-soft">{t('stars', { stars })}</span>
            <span aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-star"
                style={{ inlineSize: `${(count / total) * 100}%` }}
              />
            </span>
            <span className="text-end text-muted tabular-nums">{format.format(count)}</span>
          </li>
        )
      })}
    </ul>
  )
}
