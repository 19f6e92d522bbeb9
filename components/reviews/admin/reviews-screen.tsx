'use client'

import { MessageSquareText } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
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
import { REVIEWS_CALL } from './use-admin-reviews'

/** The choice, among states, of reviews with a report that nobody has answered. */
const REPORTED = 'reported'

/** What buyers wrote of products, and what becomes of it. */
export function ReviewsScreen() {
  const t = useTranslations('backOffice.reviews')
  const common = useTranslations('backOffice.common')
  const asksReported = useSearchParams().get('reported') === 'true'
  const [filters, setFilters] = useState(
    asksReported
      ? { status: '', reported: 'true', stars: '' }
      : { status: 'pending', reported: '', stars: '' },
  )
  const [search, setSearch] = useState('')
  const list = usePagedList({ call: REVIEWS_CALL, filters: { ...filters, search } })
  const isEmpty = !list.isLoading && list.rows.length === 0
  return (
    <>
      <TabHeading title={t('list.title')} lead={t('list.lead')} />
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchInput
          label={t('list.search')}
          placeholder={t('list.searchHint')}
          onSearch={setSearch}
          className="w-full sm:w-80"
        />
        <Select
          aria-label={common('status')}
          value={filters.reported ? REPORTED : filters.status}
          onChange={({ target: { value } }) =>
            setFilters({
              ...filters,
              status: value === REPORTED ? '' : value,
              reported: value === REPORTED ? 'true' : '',
            })
          }
          className="w-40"
        >
          <option value="">{t('list.all')}</option>
          {REVIEW_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
          <option value={REPORTED}>{t('list.reported')}</option>
        </Select>
        <Select
          aria-label={t('list.stars')}
          value={filters.stars}
          onChange={({ target }) => setFilters({ ...filters, stars: target.value })}
          className="w-40"
        >
          <option value="">{t('list.allStars')}</option>
          {STARS.map((stars) => (
            <option key={stars} value={stars}>
              {t('list.starCount', { stars })}
            </option>
          ))}
        </Select>
      </div>
      {list.error ? (
        <LoadError title={t('list.failed')} error={list.error} onRetry={list.retry} />
      ) : list.isLoading ? (
        <div role="status" aria-label={common('loading')} className="space-y-4">
          <Skeleton className="h-44 rounded-card" />
          <Skeleton className="h-44 rounded-card" />
        </div>
      ) : isEmpty ? (
        <div className="rounded-card border border-dashed border-line-strong/50 bg-surface px-6 py-14 text-center">
          <MessageSquareText aria-hidden className="mx-auto size-8 text-muted" />
          <p className="mt-3 text-sm text-ink-soft">
            {t(
              filters.status === 'pending' && !search && !filters.stars
                ? 'list.noneWaits'
                : 'list.noMatch',
            )}
          </p>
        </div>
      ) : (
        <>
          <ul aria-label={t('list.title')} aria-busy={list.isRefreshing} className="space-y-4">
            {list.rows.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
          <Pager list={list} noun={t('noun')} />
        </>
      )}
    </>
  )
}
