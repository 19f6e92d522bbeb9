'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { DatabaseBackup } from 'lucide-react'
import { useState } from 'react'
import { callAdmin, callAdminList, failureText } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { toastFailure } from '@/components/back-office/toast-failure'
import { fileSize } from '@/components/downloads/file-size'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { ListFailure } from '@/components/ui/list/list-failure'
import { showToast } from '@/components/ui/toast/toaster'
import type { StoreBackup } from '@/lib/backups/contracts'
import type { AdminPlugin } from '@/lib/plugins/contracts'

const CALL = 'GET /api/admin/backups'
const LIMIT = 30
const POLL_MS = 2000

const STATUS = {
  running: { label: 'Running', tone: 'neutral' },
  succeeded: { label: 'Made', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
} as const satisfies Record<StoreBackup['status'], { label: string; tone: string }>

const COLUMNS: Column<StoreBackup>[] = [
  {
    key: 'when',
    header: 'When',
    className: 'whitespace-nowrap',
    cell: ({ createdAt, isDaily, username }) => (
      <>
        {formatDateTime(createdAt)}
        <span className="block text-muted">{isDaily ? 'Daily' : `By ${username}`}</span>
      </>
    ),
  },
  {
    key: 'status',
    header: 'Result',
    className: 'min-w-40',
    cell: ({ status, message }) => (
      <>
        <Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>
        {message && <span className="mt-1 block text-ink-soft">{message}</span>}
      </>
    ),
  },
  {
    key: 'size',
    header: 'Size',
    align: 'end',
    className: 'whitespace-nowrap',
    cell: ({ bytes }) => bytes !== null && fileSize(bytes, 'en'),
  },
  {
    key: 'object',
    header: 'Object',
    className: 'min-w-44',
    cell: ({ objectKey }) => <span className="[overflow-wrap:anywhere]">{objectKey}</span>,
  },
]

/** The backups that the store made of itself, and the way to make one now. */
export function BackupsDialog({ plugin, onClose }: { plugin: AdminPlugin; onClose: () => void }) {
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
      showToast({ title: 'Backup Started', description: plugin.name })
    } catch (error) {
      toastFailure('The backup could not be started', error)
    }
    await client.invalidateQueries({ queryKey: [CALL] })
    setStarting(false)
  }

  return (
    <Dialog
      title="Backups"
      description="Each is the whole store at one moment, encrypted for your key. Files of products are not in it."
      icon={DatabaseBackup}
      size="xl"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Done
          </Button>
          <Button onClick={start} disabled={!plugin.active || isStarting || isRunning}>
            {isRunning ? 'Backing Up …' : 'Back Up Now'}
          </Button>
        </>
      }
    >
      {!plugin.active && (
        <p className="mb-4 rounded-control bg-sunken px-4 py-3 text-sm text-ink-soft">
          {plugin.name} is off: no backups are made.
        </p>
      )}
      {list.error ? (
        <ListFailure
          title="Failed to load the backups"
          text={failureText(list.error, 'Unknown error occurred')}
          retryLabel="Retry Loading"
          onRetry={list.refetch}
        />
      ) : (
        <DataTable
          caption="Backups"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          isLoading={list.isPending}
          skeletonRows={3}
          empty={<p className="text-sm text-ink-soft">No backup was made yet.</p>}
        />
      )}
    </Dialog>
  )
}
