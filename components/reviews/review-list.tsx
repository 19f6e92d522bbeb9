import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/fields/select'
import type { Review } from '@/lib/reviews/contracts'
import { REVIEW_SORTS, type ReviewSort } from '@/lib/reviews/review-rules'
import { ReviewEntry } from './review-entry'
import { useReviews } from './use-reviews'
import { useVotes } from './use-votes'

type ReviewListProps = {
  productId: number
  /** Those that are part of the page. */
  first: readonly Review[]
  total: number
}

/** The reviews of a product: the first are in the page, further ones load when they are asked for. */
export function ReviewList({ productId, first, total }: ReviewListProps) {
  const t = useTranslations('reviews')
  const place = useRef<HTMLDivElement>(null)
  const list = useReviews(productId, first, total)
  const votes = useVotes(
    place,
    list.reviews.map(({ id }) => id),
  )
  const problem = list.isFailed ? t('failed') : votes.isFailed ? t('voteFailed') : undefined
  return (
    <div ref={place} className="min-w-0">
      {total > 1 && (
        <Select
          aria-label={t('sort')}
          value={list.sort}
          disabled={list.isLoading}
          onChange={({ target }) => list.sortBy(target.value as ReviewSort)}
          className="mb-5 w-full sm:w-56"
        >
          {REVIEW_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(sort)}
            </option>
          ))}
        </Select>
      )}
      <ul aria-busy={list.isLoading} className="divide-y divide-line">
        {list.reviews.map((review) => (
          <li key={review.id} className="py-6 first:pt-0 last:pb-0">
            <ReviewEntry
              review={review}
              vote={votes.of(review)}
              onVote={() => votes.toggle(review)}
            />
          </li>
        ))}
      </ul>
      <div className={problem || list.hasMore ? 'mt-5 space-y-4' : undefined}>
        <FormError>{problem}</FormError>
        {list.hasMore && (
          <Button variant="outline" disabled={list.isLoading} onClick={list.loadMore}>
            {list.isLoading ? t('loading') : t('more')}
          </Button>
        )}
      </div>
    </div>
  )
}
