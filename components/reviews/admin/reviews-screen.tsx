'use client'

import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { SearchInput } from '@/components/ui/fields/search-input'
import { Select } from '@/components/ui/fields/select'
import { Pager } from '@/components/ui/list/pager'
import { Skeleton } from '@/components/ui/skeleton'
import { REVIEW_STATUSES, STARS } from '@/lib/reviews/review-rules'
import { ReviewCard } from './review-card'
import { STATUS } from './review-labels'
import { REVIEWS_CALL } from './use-admin-reviews'

/** What buyers wrote of products, and what becomes of it. */
export function ReviewsScreen() {
  const [filters, setFilters] = useState({ status: 'pending', stars: '' })
  const [search, setSearch] = useState('')
  const list = usePagedList({ call: REVIEWS_CALL, filters: { ...filters, search } })
  const isEmpty = !list.isLoading && list.rows.length === 0
  return (
    <>
      <TabHeading
        title="Reviews"
        lead="What buyers wrote of their products. Ratings on the store are those of published reviews."
      />
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchInput
          label="Search reviews"
          placeholder="Text, name, product or order"
          onSearch={setSearch}
          className="w-full sm:w-80"
        />
        <Select
          aria-label="Status"
          value={filters.status}
          onChange={({ target }) => setFilters({ ...filters, status: target.value })}
          className="w-40"
        >
          <option value="">All reviews</option>
          {REVIEW_STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS[status].label}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Stars"
          value={filters.stars}
          onChange={({ target }) => setFilters({ ...filters, stars: target.value })}
          className="w-40"
        >
          <option value="">All ratings</option>
          {STARS.map((stars) => (
            <option key={stars} value={stars}>
              {stars === 1 ? '1 star' : `${stars} stars`}
            </option>
          ))}
        </Select>
      </div>
      {list.error ? (
        <LoadError title="Failed to load the reviews" error={list.error} onRetry={list.retry} />
      ) : list.isLoading ? (
        <div role="status" aria-label="Loading" className="space-y-4">
          <Skeleton className="h-44 rounded-card" />
          <Skeleton className="h-44 rounded-card" />
        </div>
      ) : isEmpty ? (
        <div className="rounded-card border border-dashed border-line-strong/50 bg-surface px-6 py-14 text-center">
          <MessageSquareText aria-hidden className="mx-auto size-8 text-muted" />
          <p className="mt-3 text-sm text-ink-soft">
            {filters.status === 'pending' && !search && !filters.stars
              ? 'No review waits for you.'
              : 'No review matches.'}
          </p>
        </div>
      ) : (
        <>
          <ul aria-label="Reviews" aria-busy={list.isRefreshing} className="space-y-4">
            {list.rows.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
          <Pager list={list} noun="reviews" />
        </>
      )}
    </>
  )
}
