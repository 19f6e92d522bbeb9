'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { callAdmin, type RowOf } from './admin-calls'
import { formatDateTime } from './format-date'
import { formatCount } from './format-number'
import type { Texts } from './language/texts'
import { LoadError } from './load-error'

const CALL = 'GET /api/admin/search-terms'

type Engine = RowOf<typeof CALL>
type Term = Engine['terms'][number]

type SearchTermsProps = {
  /** The path of a page without language; without one it is about the whole store. */
  page?: string
  className?: string
}

/** What people searched for when they found the store or a page of it, once somebody asks: search engines are asked then. */
export function SearchTerms({ page = '', className }: SearchTermsProps) {
  const t = useTranslations('backOffice.seo')
  const [isAsked, setAsked] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [CALL, page],
    queryFn: ({ signal }) => callAdmin(CALL, { query: { page }, signal }),
    enabled: isAsked,
    staleTime: 0,
  })
  return (
    <div className={className}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 className="text-sm font-bold">{t('searchTerms.title')}</h3>
          <p className="text-sm text-muted">{t(`searchTerms.${page ? 'leadOfPage' : 'lead'}`)}</p>
        </div>
        <Button
          variant="outline"
          disabled={isFetching}
          onClick={() => (isAsked ? refetch() : setAsked(true))}
        >
          {t(`searchTerms.${isFetching ? 'asking' : 'ask'}`)}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {data && !error && data.length === 0 && (
          <p className="mt-4 text-sm">{t('searchTerms.notConnected')}</p>
        )}
        {!error && data?.map((engine) => <TermsOfEngine key={engine.id} engine={engine} />)}
      </div>
      {error && <LoadError title={t('searchTerms.failed')} error={error} onRetry={refetch} />}
    </div>
  )
}

const columnsOf = (t: Texts<'seo'>): readonly Column<Term>[] => [
  {
    key: 'query',
    header: t('searchTerms.query'),
    className: 'min-w-40 [overflow-wrap:anywhere]',
    cell: ({ query }) => query,
  },
  {
    key: 'clicks',
    header: t('searchTerms.clicks'),
    align: 'end',
    cell: ({ clicks }) => formatCount(clicks),
  },
  {
    key: 'impressions',
    header: t('searchTerms.impressions'),
    align: 'end',
    cell: ({ impressions }) => formatCount(impressions),
  },
  {
    key: 'position',
    header: t('searchTerms.position'),
    align: 'end',
    cell: ({ position }) => formatCount(position),
  },
]

function TermsOfEngine({
  engine: { name, siteMapAt, problem, terms, termsProblem },
}: {
  engine: Engine
}) {
  const t = useTranslations('backOffice.seo')
  return (
    <section className="mt-5">
      <h4 className="text-sm font-semibold">{name}</h4>
      <p className="mb-3 text-sm text-muted empty:hidden">
        {siteMapAt
          ? t('searchTerms.siteMapAt', { time: formatDateTime(siteMapAt) })
          : !problem && t('searchTerms.noSiteMapYet')}
      </p>
      {problem && (
        <p className="mb-3 text-sm font-medium text-danger">
          {t('searchTerms.notTold', { reason: t(`searchTerms.problems.${problem}`) })}
        </p>
      )}
      {termsProblem ? (
        <p className="text-sm font-medium text-danger">
          {t(`searchTerms.problems.${termsProblem}`)}
        </p>
      ) : (
        <DataTable
          caption={t('searchTerms.caption', { engine: name })}
          columns={columnsOf(t)}
          rows={terms}
          rowKey={({ query }) => query}
          empty={<p className="text-sm text-muted">{t('searchTerms.none')}</p>}
        />
      )}
    </section>
  )
}
