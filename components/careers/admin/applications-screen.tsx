'use client'

import { useQueryClient } from '@tanstack/react-query'
import { BriefcaseBusiness, Download, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin, downloadAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { toastFailure } from '@/components/back-office/toast-failure'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { languageLabel } from '@/components/messages/admin/message-labels'
import { SectionNav } from '@/components/messages/admin/section-nav'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SearchInput } from '@/components/ui/fields/search-input'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { Pager } from '@/components/ui/list/pager'
import { RowAction } from '@/components/ui/list/row-action'
import { showToast } from '@/components/ui/toast/toaster'
import { FIGURES } from '@/content/figures'
import type { ApplicationRow } from '@/lib/careers/admin-contracts'

const LIST_CALL = 'GET /api/admin/applications'

type Open = { kind: 'read' | 'delete'; application: ApplicationRow }

function useDownloadCv() {
  const t = useTranslations('backOffice.careers')
  return async ({ id, cvFileName }: ApplicationRow) => {
    try {
      await downloadAdmin('GET /api/admin/applications/[id]/cv', cvFileName, { params: { id } })
    } catch (error) {
      toastFailure(t('downloadFailed'), error)
    }
  }
}

function useApplicationColumns(onOpen: (open: Open) => void): readonly Column<ApplicationRow>[] {
  const t = useTranslations('backOffice.careers')
  const common = useTranslations('backOffice.common')
  const downloadCv = useDownloadCv()
  return [
    {
      key: 'name',
      header: t('applicant'),
      className: 'min-w-52',
      cell: (application) => (
        <>
          <button
            type="button"
            onClick={() => onOpen({ kind: 'read', application })}
            className="text-start font-semibold [overflow-wrap:anywhere] hover:underline"
          >
            {application.name}
          </button>
          <span className="block text-muted [overflow-wrap:anywhere]">{application.email}</span>
        </>
      ),
    },
    { key: 'job', header: t('job'), className: 'min-w-40', cell: ({ job }) => job },
    {
      key: 'received',
      header: t('received'),
      className: 'whitespace-nowrap text-muted',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
    },
    {
      key: 'actions',
      header: common('actions'),
      width: '1%',
      cell: (application) => (
        <div className="flex items-center gap-1">
          <Button variant="outline" size="sm" onClick={() => downloadCv(application)}>
            <Download aria-hidden />
            {t.rich('cv', {
              name: application.name,
              hidden: (chunks) => <span className="sr-only">{chunks}</span>,
            })}
          </Button>
          <RowAction
            icon={Trash2}
            label={t('deleteNamed', { name: application.name })}
            title={common('delete')}
            isDanger
            onClick={() => onOpen({ kind: 'delete', application })}
          />
        </div>
      ),
    },
  ]
}

/** Job applications. */
export function ApplicationsScreen() {
  const t = useTranslations('backOffice.careers')
  const common = useTranslations('backOffice.common')
  const client = useQueryClient()
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<Open>()
  const columns = useApplicationColumns(setOpen)
  const list = usePagedList({ call: LIST_CALL, filters: { search } })
  const close = () => setOpen(undefined)

  async function remove({ id }: ApplicationRow) {
    await callAdmin('DELETE /api/admin/applications/[id]', { params: { id } })
    showToast({ title: t('deleted') })
    await client.invalidateQueries({ queryKey: [LIST_CALL] })
  }

  return (
    <>
      <TabHeading
        title={t('title')}
        lead={t('lead', { months: FIGURES.retention.applicationMonths })}
      />
      <SectionNav />
      <SearchInput
        label={t('search')}
        placeholder={t('searchHint')}
        onSearch={setSearch}
        className="mb-4 max-w-80"
      />
      {list.error ? (
        <LoadError title={t('failed')} error={list.error} onRetry={list.retry} />
      ) : (
        <>
          <DataTable
            caption={t('title')}
            columns={columns}
            rows={list.rows}
            rowKey={({ id }) => id}
            isLoading={list.isLoading}
            isRefreshing={list.isRefreshing}
            empty={
              <>
                <BriefcaseBusiness aria-hidden className="mx-auto size-8 text-muted" />
                <p className="mt-3 text-sm text-ink-soft">{t(search ? 'noMatch' : 'empty')}</p>
              </>
            }
          />
          <Pager list={list} noun={t('noun')} />
        </>
      )}
      {open?.kind === 'read' && (
        <ApplicationDialog application={open.application} onClose={close} />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          title={t('deleteTitle')}
          confirmLabel={t('delete')}
          pendingLabel={common('deleting')}
          onConfirm={() => remove(open.application)}
          onClose={close}
        >
          <p>
            {t.rich('deleteText', {
              name: open.application.name,
              job: open.application.job,
              strong: (chunks) => <strong>{chunks}</strong>,
            })}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

function ApplicationDialog({
  application,
  onClose,
}: {
  application: ApplicationRow
  onClose: () => void
}) {
  const t = useTranslations('backOffice.careers')
  const common = useTranslations('backOffice.common')
  const downloadCv = useDownloadCv()
  const { name, email, phone, link, job, message, locale, createdAt } = application
  const details = [
    [t('job'), job],
    [t('email'), email],
    [t('phone'), phone],
    [common('language'), languageLabel(locale)],
    [t('received'), formatDateTime(createdAt)],
  ].filter(([, value]) => value !== '')
  return (
    <Dialog
      title={name}
      icon={BriefcaseBusiness}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common('close')}
          </Button>
          <Button onClick={() => downloadCv(application)}>
            <Download aria-hidden />
            {t('downloadCv')}
          </Button>
        </>
      }
    >
      <dl className="grid gap-3 text-sm sm:grid-cols-2 [&_dd]:[overflow-wrap:anywhere] [&_dt]:text-muted">
        {details.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
        {link !== '' && (
          <div className="sm:col-span-2">
            <dt>{t('link')}</dt>
            <dd>
              <a
                href={link}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="font-semibold text-primary-strong hover:underline"
              >
                {link}
                <span className="sr-only">{t('newTab')}</span>
              </a>
            </dd>
          </div>
        )}
      </dl>
      <p className="mt-5 border-t border-line pt-5 text-sm leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
        {message}
      </p>
    </Dialog>
  )
}
