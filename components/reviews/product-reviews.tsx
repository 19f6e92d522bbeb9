'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { StarRow } from '@/components/catalog/rating'
import type { Product } from '@/lib/catalog/contracts'
import type { StarCounts } from '@/lib/catalog/rating-rules'
import { numberLocaleOf } from '@/lib/i18n/currencies'
import { Link } from '@/lib/i18n/navigation'
import { formatRating } from '@/lib/i18n/ratings'
import type { Review } from '@/lib/reviews/contracts'
import { STARS } from '@/lib/reviews/review-rules'
import { ReviewList } from './review-list'
import { useReviews } from './use-reviews'
import type { ReviewedVersion } from './use-version-texts'

/** What a product's page has of its reviews before anything is asked for. */
type FirstReviews = {
  /** How often each number of stars was given, one star first. */
  counts: StarCounts
  /** What they are written in. */
  languages: readonly { locale: string; count: number }[]
  /** The newest. */
  first: readonly Review[]
}

type Reviewed = Pick<Product, 'id' | 'rating'>

type ProductReviewsProps = {
  product: Reviewed
  reviews: FirstReviews
  /** Its variants, itself among them, where others have reviews, too. */
  versions?: readonly ReviewedVersion[]
}

/** What buyers say of a product: figures, and the reviews themselves. */
export function ProductReviews({ product, reviews, versions = [] }: ProductReviewsProps) {
  const t = useTranslations('reviews')
  const total = reviews.counts.reduce((sum, count) => sum + count, 0)
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
        <Reviews
          key={product.id}
          product={product}
          reviews={reviews}
          versions={versions}
          total={total}
        />
      )}
    </section>
  )
}

type ReviewsProps = Required<ProductReviewsProps> & { total: number }

function Reviews({ product, reviews, versions, total }: ReviewsProps) {
  const { counts, languages, first } = reviews
  const list = useReviews(product.id, first, { total, versions })
  const { stars } = list.chosen
  return (
    <div className="mt-5 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <Figures product={product} total={total}>
        <Histogram
          counts={counts}
          total={total}
          chosen={stars}
          onChoose={(next) => list.choose({ stars: next === stars ? undefined : next })}
        />
      </Figures>
      <ReviewList list={list} productId={product.id} versions={versions} languages={languages} />
    </div>
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

type FiguresProps = { product: Reviewed; total: number; children: ReactNode }

function Figures({ product, total, children }: FiguresProps) {
  const labels = useTranslations('product')
  const locale = useLocale()
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
      {children}
    </div>
  )
}

type HistogramProps = {
  counts: StarCounts
  total: number
  chosen: number | undefined
  onChoose: (stars: number) => void
}

/** How often each number of stars was given; each bar shows the reviews with them, or all again. */
function Histogram({ counts, total, chosen, onChoose }: HistogramProps) {
  const t = useTranslations('reviews')
  const format = new Intl.NumberFormat(numberLocaleOf(useLocale()))
  return (
    <ul aria-label={t('histogram')} className="mt-4 text-sm">
      {STARS.map((stars) => {
        const count = counts[stars - 1] ?? 0
        return (
          <li key={stars}>
            <button
              type="button"
              aria-pressed={chosen === stars}
              disabled={count === 0}
              onClick={() => onChoose(stars)}
              className="grid min-h-8 w-full grid-cols-[4.5rem_minmax(0,1fr)_2.5rem] items-center gap-3 rounded-control px-1.5 text-start enabled:hover:bg-canvas aria-pressed:bg-primary-soft"
            >
              {/* Named by what it shows: spaces stand between the parts for those who hear them. */}
              <span className="sr-only">{t('showReviews')}</span>{' '}
              <span className="text-ink-soft">{t('stars', { stars })}</span>{' '}
              <span aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
                <span
                  className="block h-full rounded-full bg-star"
                  style={{ inlineSize: `${(count / total) * 100}%` }}
                />
              </span>
              <span className="text-end text-muted tabular-nums">{format.format(count)}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
