'use client'

import { useQueryClient } from '@tanstack/react-query'
import { BriefcaseBusiness } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { EmptyList } from '@/components/back-office/empty-list'
import { SectionNav } from '@/components/back-office/messages-nav'
import { PagedTable } from '@/components/back-office/paged-table'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { SearchInput } from '@/components/ui/fields/search-input'
import { showToast } from '@/components/ui/toast/toaster'
import type { ApplicationRow } from '@/lib/content/careers/admin-contracts'
import { type OpenApplication, useApplicationColumns } from './application-columns'
import { ApplicationDialog } from './application-dialog'

const LIST_CALL = 'GET /api/admin/applications'

/** Job applications. */
export function ApplicationsScreen() {
  const t = useTranslations('backOffice.careers')
  const common = useTranslations('backOffice.common')
  const client = useQueryClient()
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<OpenApplication>()
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
      <TabHeading title={t('title')} lead={t('lead')} />
      <SectionNav />
      <SearchInput
        label={t('search')}
        placeholder={t('searchHint')}
        onSearch={setSearch}
        className="mb-4 max-w-80"
      />
      <PagedTable
        list={list}
        failed={t('failed')}
        noun={t('noun')}
        caption={t('title')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyList icon={BriefcaseBusiness} text={t(search ? 'noMatch' : 'empty')} />}
      />
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
