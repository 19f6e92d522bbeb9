'use client'

import { MessageCircleQuestionMark } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { SearchInput } from '@/components/ui/fields/search-input'
import { Select } from '@/components/ui/fields/select'
import { Pager } from '@/components/ui/list/pager'
import { Skeleton } from '@/components/ui/skeleton'
import { QUESTION_STATUSES } from '@/lib/reviews/questions/question-rules'
import { QuestionCard } from './question-card'
import { QUESTIONS_CALL } from './use-admin-questions'

/** What shoppers asked about products, and what becomes of it. */
export function QuestionsScreen() {
  const t = useTranslations('backOffice.questions')
  const common = useTranslations('backOffice.common')
  const [status, setStatus] = useState('pending')
  const [search, setSearch] = useState('')
  const list = usePagedList({ call: QUESTIONS_CALL, filters: { status, search } })
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
          value={status}
          onChange={({ target }) => setStatus(target.value)}
          className="w-48"
        >
          <option value="">{t('list.all')}</option>
          {QUESTION_STATUSES.map((each) => (
            <option key={each} value={each}>
              {t(`status.${each}`)}
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
          <MessageCircleQuestionMark aria-hidden className="mx-auto size-8 text-muted" />
          <p className="mt-3 text-sm text-ink-soft">
            {t(status === 'pending' && !search ? 'list.noneWaits' : 'list.noMatch')}
          </p>
        </div>
      ) : (
        <>
          <ul aria-label={t('list.title')} aria-busy={list.isRefreshing} className="space-y-4">
            {list.rows.map((question) => (
              <li key={question.id}>
                <QuestionCard question={question} />
              </li>
            ))}
          </ul>
          <Pager list={list} noun={t('noun')} />
        </>
      )}
    </>
  )
}
