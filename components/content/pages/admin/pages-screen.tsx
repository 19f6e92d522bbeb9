'use client'

import { ExternalLink, Files, ListTree, Pencil, Plus, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { EmptyList } from '@/components/back-office/empty-list'
import { formatDateTime } from '@/components/back-office/format-date'
import { languageName } from '@/components/back-office/language/language-name'
import { PagedTable } from '@/components/back-office/paged-table'
import { useSignedInUser } from '@/components/back-office/session/admin-gate'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { ArticleStatusBadge } from '@/components/content/articles/admin/article-status-badge'
import { StoreTextList } from '@/components/content/store-texts/admin/store-text-list'
import { buttonStyle } from '@/components/ui/button'
import { SearchInput } from '@/components/ui/fields/search-input'
import { Select } from '@/components/ui/fields/select'
import type { Column } from '@/components/ui/list/data-table'
import type { AdminPageRow } from '@/lib/content/pages/contracts'
import { ownPagePath } from '@/lib/content/pages/page-rules'
import { may } from '@/lib/staff/roles'
import { DeletePageDialog } from './delete-page-dialog'
import { PAGES_CALL } from './use-page-form'

/** The pages that the owner added, drafts too, and those that the store came with. */
export function PagesScreen() {
  const t = useTranslations('backOffice.pages.list')
  const words = useTranslations('backOffice.articles')
  const common = useTranslations('backOffice.common')
  const { role } = useSignedInUser()
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState('')
  const [deleting, setDeleting] = useState<AdminPageRow>()
  const list = usePagedList({ call: PAGES_CALL, filters: { search, status } })
  const columns = usePageColumns(setDeleting)
  const isFiltered = search !== '' || status !== ''
  return (
    <>
      <TabHeading title={t('title')} lead={t('lead')}>
        {may(role, 'settings') && (
          <Link href="/admin/pages/menus" className={buttonStyle({ variant: 'outline' })}>
            <ListTree aria-hidden />
            {t('menus')}
          </Link>
        )}
        <Link href="/admin/pages/new" className={buttonStyle()}>
          <Plus aria-hidden />
          {t('add')}
        </Link>
      </TabHeading>
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchInput
          label={t('search')}
          placeholder={t('searchExample')}
          onSearch={setSearch}
          className="w-full sm:w-80"
        />
        <Select
          aria-label={common('status')}
          value={status}
          onChange={({ target }) => setStatus(target.value)}
          className="w-44"
        >
          <option value="">{common('all')}</option>
          <option value="published">{words('status.published')}</option>
          <option value="scheduled">{words('status.scheduled')}</option>
          <option value="draft">{words('list.drafts')}</option>
        </Select>
      </div>
      <PagedTable
        list={list}
        failed={t('failed')}
        noun={t('noun')}
        caption={t('title')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyList icon={Files} text={isFiltered ? t('noMatch') : t('empty')} />}
      />
      {may(role, 'settings') && <StoreTextList />}
      {deleting && <DeletePageDialog page={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  )
}

const action = 'grid size-9 place-items-center rounded-control hover:bg-sunken [&_svg]:size-4.5'

function usePageColumns(onDelete: (page: AdminPageRow) => void): Column<AdminPageRow>[] {
  const t = useTranslations('backOffice.pages.columns')
  const words = useTranslations('backOffice.articles.columns')
  const common = useTranslations('backOffice.common')
  return [
    {
      key: 'title',
      header: t('page'),
      className: 'min-w-64',
      cell: ({ id, title, slug }) => (
        <>
          <Link
            href={`/admin/pages/${id}`}
            className="font-semibold [overflow-wrap:anywhere] hover:underline"
          >
            {title}
          </Link>
          <p className="font-mono text-xs text-muted [overflow-wrap:anywhere]">
            {ownPagePath(slug)}
          </p>
        </>
      ),
    },
    {
      key: 'languages',
      header: t('languages'),
      cell: ({ languages }) => languages.map(languageName).join(', '),
    },
    {
      key: 'status',
      header: common('status'),
      cell: (page) => <ArticleStatusBadge article={page} />,
    },
    {
      key: 'changed',
      header: t('changedOn'),
      className: 'whitespace-nowrap',
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatDateTime(updatedAt)}</time>,
    },
    {
      key: 'actions',
      header: common('actions'),
      width: '1%',
      cell: (page) => (
        <div className="flex items-center justify-end">
          {page.isPublished && (
            <a
              href={ownPagePath(page.slug)}
              target="_blank"
              rel="noreferrer"
              aria-label={words('viewOf', { title: page.title })}
              title={words('view')}
              className={`${action} text-ink-soft`}
            >
              <ExternalLink aria-hidden />
            </a>
          )}
          <Link
            href={`/admin/pages/${page.id}`}
            aria-label={words('editOf', { title: page.title })}
            title={common('edit')}
            className={`${action} text-ink-soft`}
          >
            <Pencil aria-hidden />
          </Link>
          <button
            type="button"
            aria-label={words('deleteOf', { title: page.title })}
            title={common('delete')}
            onClick={() => onDelete(page)}
            className={`${action} text-danger`}
          >
            <Trash2 aria-hidden />
          </button>
        </div>
      ),
    },
  ]
}
