'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { LoadError } from '@/components/back-office/load-error'
import { Button } from '@/components/ui/button'
import type { FeedReport } from '@/lib/channels/feeds/contracts'

const CALL = 'GET /api/admin/feeds/problems'

/** What products lack for the channels, once somebody asks: all of them are looked at. */
export function FeedProblems() {
  const t = useTranslations('backOffice.feeds')
  const [isAsked, setIsAsked] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [CALL],
    queryFn: ({ signal }) => callAdmin(CALL, { signal }),
    enabled: isAsked,
    staleTime: 0,
  })
  return (
    <div className="border-t border-line pt-5 sm:col-span-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 className="text-sm font-bold">{t('title')}</h3>
          <p className="text-sm text-muted">{t('lead')}</p>
        </div>
        <Button
          variant="outline"
          disabled={isFetching}
          onClick={() => (isAsked ? refetch() : setIsAsked(true))}
        >
          {isFetching ? t('checking') : t('check')}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {data && !error && <Report report={data} />}
      </div>
      {error && <LoadError title={t('failed')} error={error} onRetry={refetch} />}
    </div>
  )
}

function Report({ report: { products, offered, problems } }: { report: FeedReport }) {
  const t = useTranslations('backOffice.feeds')
  return (
    <>
      <p className="mt-4 text-sm font-medium">
        {t('offered', { offered, products })}
        {problems.length === 0 && ` ${t('nothingMissing')}`}
      </p>
      <ul className="mt-3 divide-y divide-line">
        {problems.map(({ problem, isLeftOut, count: found, examples }) => (
          <li key={problem} className="grid gap-x-4 gap-y-1 py-3 text-sm sm:grid-cols-2">
            <p>
              <span className="font-semibold">
                {t('times', { count: found, problem: t(`problems.${problem}.title`) })}
              </span>
              {isLeftOut && (
                <span className="font-semibold text-danger">{` · ${t('leftOut')}`}</span>
              )}
              <span className="block text-muted">{t(`problems.${problem}.hint`)}</span>
            </p>
            <p className="text-ink-soft [overflow-wrap:anywhere]">
              {examples.map(({ name }) => name).join(' · ')}
              {found > examples.length && ' …'}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
