'use client'

import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminSession } from '@/lib/staff/users-contracts'
import { logOut } from '../session/logout-button'
import { deviceName, formatIpAddress } from '../user-labels'

export const SESSIONS_CALL = 'GET /api/admin/sessions'

/** Where the user is signed in. */
export function SessionsPanel() {
  const [isAsking, setAsking] = useState(false)
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [SESSIONS_CALL],
    queryFn: ({ signal }) => callAdmin(SESSIONS_CALL, { signal }),
    staleTime: 0,
  })

  async function end({ id, userAgent }: AdminSession) {
    try {
      await callAdmin('DELETE /api/admin/sessions/[id]', { params: { id } })
      showToast({ title: 'Session Ended', description: deviceName(userAgent) })
    } catch (failure) {
      toastFailure('Error', failure, 'The session could not be ended')
    }
    await refetch()
  }

  const columns: Column<AdminSession>[] = [
    {
      key: 'device',
      header: 'Device',
      className: 'min-w-44 font-semibold',
      cell: ({ userAgent, isCurrent }) => (
        <span title={userAgent}>
          {deviceName(userAgent)}
          {isCurrent && (
            <Badge tone="success" className="ms-2">
              This session
            </Badge>
          )}
        </span>
      ),
    },
    {
      key: 'kind',
      header: 'Kind',
      className: 'whitespace-nowrap',
      cell: ({ isBrowser }) => (isBrowser ? 'Browser' : 'API client'),
    },
    {
      key: 'address',
      header: 'Address',
      cell: ({ address }) => <code className="font-mono text-xs">{formatIpAddress(address)}</code>,
    },
    {
      key: 'seen',
      header: 'Last seen',
      className: 'whitespace-nowrap',
      cell: ({ lastSeenAt }) => formatDateTime(lastSeenAt),
    },
    {
      key: 'begun',
      header: 'Signed in',
      className: 'whitespace-nowrap',
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      key: 'actions',
      header: <span className="sr-only">Actions</span>,
      width: '1%',
      align: 'end',
      cell: (session) =>
        !session.isCurrent && (
          <Button variant="outline" size="sm" onClick={() => end(session)}>
            End session
            <span className="sr-only"> {deviceName(session.userAgent)}</span>
          </Button>
        ),
    },
  ]

  return (
    <Panel
      title="Sessions"
      lead="A session ends after 12 hours without use, and after 7 days at the latest."
      actions={
        <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
          <LogOut aria-hidden />
          Sign out everywhere
        </Button>
      }
    >
      {error ? (
        <LoadError title="Failed to load your sessions" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption="Your sessions"
          columns={columns}
          rows={data ?? []}
          rowKey={({ id }) => id}
          isLoading={isPending}
          skeletonRows={3}
        />
      )}
      {isAsking && (
        <ConfirmDialog
          title="Sign out everywhere?"
          confirmLabel="Sign out everywhere"
          onConfirm={async () => {
            await callAdmin('POST /api/admin/sessions/end-others')
            await logOut()
          }}
          onClose={() => setAsking(false)}
        >
          <p>All your sessions end at once, this one too. You will have to log in again.</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
