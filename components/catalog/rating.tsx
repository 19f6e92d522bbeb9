import { useLocale, useTranslations } from 'next-intl'
import { CardIcon } from '@/components/ui/card-icon'
import { formatRating } from '@/lib/i18n/ratings'

type RatingProps = {
  /** From 0 to 5 with one decimal. */
  rating: string
  reviewCount: number
  /** `row`: five stars and the words "reviews"; `compact`: one star, for cards. */
  variant?: 'compact' | 'row'
}

/** How buyers rate a product. Products without any review show nothing. */
export function Rating({ rating, reviewCount, variant = 'compact' }: RatingProps) {
  const t = useTranslations('product')
  const locale = useLocale()
  if (reviewCount === 0 && Number(rating) === 0) return null
  const shown = formatRating(rating, locale)
  return (
    <p className="rating">
      <span className="sr-only">{t('rated', { rating: shown })}</span>
      {variant === 'row' ? <StarRow rating={Number(rating)} /> : <CardIcon name="star" />}
      <b aria-hidden>{shown}</b>
      {variant === 'row' ? (
        <span>{t('reviews', { count: reviewCount })}</span>
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

function StarRow({ rating }: { rating: number }) {
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
