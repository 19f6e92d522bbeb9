'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { DatabaseBackup } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin, callAdminList, failureText } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { sentenceInPageLanguage } from '@/components/back-office/language/server-texts/in-page-language'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { fileSize } from '@/components/ui/file-size'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { ListFailure } from '@/components/ui/list/list-failure'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminPlugin } from '@/lib/plugins/contracts'
import type { StoreBackup } from '@/lib/security/backups/contracts'

const CALL = 'GET /api/admin/backups'
const LIMIT = 30
const POLL_MS = 2000

const TONES = {
  running: 'neutral',
  succeeded: 'success',
  failed: 'danger',
} as const satisfies Record<StoreBackup['status'], string>

function useBackupColumns(): readonly Column<StoreBackup>[] {
  const t = useTranslations('backOffice.backups')
  const common = useTranslations('backOffice.common')
  const locale = useLocale()
  return [
    {
      key: 'when',
      header: common('when'),
      className: 'whitespace-nowrap',
      cell: ({ createdAt, isDaily, username }) => (
        <>
          {formatDateTime(createdAt)}
          <span className="block text-muted">{isDaily ? t('daily') : t('by', { username })}</span>
        </>
      ),
    },
    {
      key: 'status',
      header: t('columns.result'),
      className: 'min-w-40',
      cell: ({ status, message }) => (
        <>
          <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
          {message && (
            <span className="mt-1 block text-ink-soft">{sentenceInPageLanguage(message)}</span>
          )}
        </>
      ),
    },
    {
      key: 'size',
      header: t('columns.size'),
      align: 'end',
      className: 'whitespace-nowrap',
      cell: ({ bytes }) => bytes !== null && fileSize(bytes, locale),
    },
    {
      key: 'object',
      header: t('columns.object'),
      className: 'min-w-44',
      cell: ({ objectKey }) => <span className="[overflow-wrap:anywhere]">{objectKey}</span>,
    },
  ]
}

/** The backups that the store made of itself, and the way to make one now. */
export function BackupsDialog({ plugin, onClose }: { plugin: AdminPlugin; onClose: () => void }) {
  const t = useTranslations('backOffice.backups')
  const common = useTranslations('backOffice.common')
  const columns = useBackupColumns()
  const client = useQueryClient()
  const [isStarting, setStarting] = useState(false)
  const list = useQuery({
    queryKey: [CALL],
    queryFn: ({ signal }) => callAdminList(CALL, { query: { limit: LIMIT }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.rows.some(({ status }) => status === 'running') ? POLL_MS : false,
  })
  const rows = list.data?.rows ?? []
  const isRunning = rows.some(({ status }) => status === 'running')

  async function start() {
    setStarting(true)
    try {
      await callAdmin('POST /api/admin/backups', {})
      showToast({ title: t('started'), description: plugin.name })
    } catch (error) {
      toastFailure(t('startFailed'), error)
    }
    await client.invalidateQueries({ queryKey: [CALL] })
    setStarting(false)
  }

  return (
    <Dialog
      title={t('title')}
      description={t('lead')}
      icon={DatabaseBackup}
      size="xl"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common('done')}
          </Button>
          <Button onClick={start} disabled={!plugin.active || isStarting || isRunning}>
            {isRunning ? t('backingUp') : t('backUpNow')}
          </Button>
        </>
      }
    >
      {!plugin.active && (
        <p className="mb-4 rounded-control bg-sunken px-4 py-3 text-sm text-ink-soft">
          {t('off', { plugin: plugin.name })}
        </p>
      )}
      {list.error ? (
        <ListFailure
          title={t('loadFailed')}
          text={failureText(list.error, common('unknownError'))}
          retryLabel={common('retryLoading')}
          onRetry={list.refetch}
        />
      ) : (
        <DataTable
          caption={t('title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          isLoading={list.isPending}
          skeletonRows={3}
          empty={<p className="text-sm text-ink-soft">{t('empty')}</p>}
        />
      )}
    </Dialog>
  )
}
