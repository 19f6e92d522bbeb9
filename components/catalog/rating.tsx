import { useLocale, useTranslations } from 'next-intl'
import { CardIcon } from '@/components/ui/card-icon'
import type { Product } from '@/lib/catalog/contracts'
import { isRatedByBuyers } from '@/lib/catalog/rating-rules'
import { formatRating } from '@/lib/i18n/ratings'

type RatingProps = {
  product: Pick<Product, 'rating' | 'reviewCount' | 'ratingSource'>
  /** `row`: five stars and the words "reviews"; `compact`: one star, for cards. */
  variant?: 'compact' | 'row'
}

/** How buyers rate a product; for one without any review the words for that. */
export function Rating({ product, variant = 'compact' }: RatingProps) {
  const t = useTranslations('product')
  const locale = useLocale()
  const { rating, reviewCount } = product
  if (!isRatedByBuyers(product)) return <p className="rating">{t('noReviews')}</p>
  const shown = formatRating(rating, locale)
  return (
    <p className="rating">
      <span className="sr-only">{t('rated', { rating: shown })}</span>
      {variant === 'row' ? <StarRow rating={Number(rating)} /> : <CardIcon name="star" />}
      <b aria-hidden>{shown}</b>
      {variant === 'row' ? (
        <a href="#reviews" className="hover:underline">
          {t('reviews', { count: reviewCount })}
        </a>
      ) : (
        <>
          <span aria-hidden>{t('reviewCount', { count: reviewCount })}</span>
          <span className="sr-only">{t('reviews', { count: reviewCount })}</span>
        </>
      )}
    </p>
  )
}

const FIVE = [1, 2, 3, 4, 5]

/** Five stars, filled as far as a rating goes. For the eye alone: say the rating in words beside it. */
export function StarRow({ rating }: { rating: number }) {
  return (
    <span aria-hidden className="relative inline-flex">
      <span className="flex gap-0.5">
        {FIVE.map((star) => (
          <CardIcon key={star} name="star" className="text-lg text-line" />
        ))}
      </span>
      <span
        className="absolute inset-y-0 start-0 flex gap-0.5 overflow-hidden"
        style={{ inlineSize: `${(rating / 5) * 100}%` }}
      >
        {FIVE.map((star) => (
          <CardIcon key={star} name="star" className="text-lg text-star" />
        ))}
      </span>
    </span>
  )
}
