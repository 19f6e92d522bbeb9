'use client'

import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Pencil } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { languageName } from '@/components/back-office/language/language-name'
import { LoadError } from '@/components/back-office/load-error'
import { ArticleStatusBadge } from '@/components/content/articles/admin/article-status-badge'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import type { StoreTextRow } from '@/lib/content/store-texts/contracts'
import { isReplaced } from '@/lib/settings/store-texts/pages'
import { useStoreTextName } from './use-store-text-name'

export const STORE_TEXTS_CALL = 'GET /api/admin/store-texts'

const action = 'grid size-9 place-items-center rounded-control hover:bg-sunken [&_svg]:size-4.5'

/** The pages that the store came with, each with its original text or the owner's. */
export function StoreTextList() {
  const t = useTranslations('backOffice.pages.storeTexts')
  const { data, error, refetch } = useQuery({
    queryKey: [STORE_TEXTS_CALL],
    queryFn: ({ signal }) => callAdmin(STORE_TEXTS_CALL, { signal }),
  })
  const columns = useColumns()
  return (
    <section aria-labelledby="store-texts" className="mt-10">
      <h2 id="store-texts" className="text-lg font-extrabold tracking-tight">
        {t('title')}
      </h2>
      <p className="mt-1 mb-4 max-w-3xl text-sm text-muted">{t('lead')}</p>
      {error ? (
        <LoadError title={t('failed')} error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={t('title')}
          columns={columns}
          rows={data ?? []}
          rowKey={({ page }) => page}
          isLoading={!data}
        />
      )}
    </section>
  )
}

function useColumns(): Column<StoreTextRow>[] {
  const t = useTranslations('backOffice.pages')
  const words = useTranslations('backOffice.articles.columns')
  const common = useTranslations('backOffice.common')
  const nameOf = useStoreTextName()
  const hrefOf = ({ page }: StoreTextRow) => `/admin/pages/store/${page}`
  return [
    {
      key: 'title',
      header: t('columns.page'),
      className: 'min-w-64',
      cell: (row) => (
        <>
          <Link href={hrefOf(row)} className="font-semibold hover:underline">
            {nameOf(row.page)}
          </Link>
          <p className="font-mono text-xs text-muted">{row.path}</p>
        </>
      ),
    },
    {
      key: 'text',
      header: common('text'),
      cell: ({ page, own }) =>
        own?.isPublished ? t('storeTexts.own') : isReplaced(page) ? t('storeTexts.original') : '–',
    },
    {
      key: 'languages',
      header: t('columns.languages'),
      cell: ({ own }) => own?.languages.map(languageName).join(', ') ?? '–',
    },
    {
      key: 'status',
      header: common('status'),
      cell: ({ own }) => (own ? <ArticleStatusBadge article={own} /> : '–'),
    },
    {
      key: 'changed',
      header: t('columns.changedOn'),
      className: 'whitespace-nowrap',
      cell: ({ own }) =>
        own ? <time dateTime={own.updatedAt}>{formatDateTime(own.updatedAt)}</time> : '–',
    },
    {
      key: 'actions',
      header: common('actions'),
      width: '1%',
      cell: (row) => {
        const title = nameOf(row.page)
        return (
          <div className="flex items-center justify-end">
            <a
              href={row.path}
              target="_blank"
              rel="noreferrer"
              aria-label={words('viewOf', { title })}
              title={words('view')}
              className={`${action} text-ink-soft`}
            >
              <ExternalLink aria-hidden />
            </a>
            <Link
              href={hrefOf(row)}
              aria-label={words('editOf', { title })}
              title={common('edit')}
              className={`${action} text-ink-soft`}
            >
              <Pencil aria-hidden />
            </Link>
          </div>
        )
      },
    },
  ]
}
