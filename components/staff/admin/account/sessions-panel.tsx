'use client'

import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { logOut } from '@/components/back-office/session/logout-button'
import { Panel } from '@/components/back-office/shell/panel'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { screenReaderOnly } from '@/components/ui/screen-reader-only'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminSession } from '@/lib/staff/users-contracts'
import { deviceName, formatIp } from '../user-labels'

export const SESSIONS_CALL = 'GET /api/admin/sessions'

/** Where the user is signed in. */
export function SessionsPanel() {
  const t = useTranslations('backOffice.staff')
  const common = useTranslations('backOffice.common')
  const [isAsking, setAsking] = useState(false)
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [SESSIONS_CALL],
    queryFn: ({ signal }) => callAdmin(SESSIONS_CALL, { signal }),
    staleTime: 0,
  })

  async function end({ id, userAgent }: AdminSession) {
    try {
      await callAdmin('DELETE /api/admin/sessions/[id]', { params: { id } })
      showToast({ title: t('sessions.ended'), description: deviceName(userAgent, t) })
    } catch (failure) {
      toastFailure(t('sessions.error'), failure, t('sessions.endFailed'))
    }
    await refetch()
  }

  const columns: Column<AdminSession>[] = [
    {
      key: 'device',
      header: t('sessions.device'),
      className: 'min-w-44 font-semibold',
      cell: ({ userAgent, isCurrent }) => (
        <span title={userAgent}>
          {deviceName(userAgent, t)}
          {isCurrent && (
            <Badge tone="success" className="ms-2">
              {t('sessions.current')}
            </Badge>
          )}
        </span>
      ),
    },
    {
      key: 'kind',
      header: t('sessions.kind'),
      className: 'whitespace-nowrap',
      cell: ({ isBrowser }) => (isBrowser ? t('sessions.browser') : t('sessions.apiClient')),
    },
    {
      key: 'address',
      header: t('sessions.address'),
      cell: ({ address }) => <code className="font-mono text-xs">{formatIp(address)}</code>,
    },
    {
      key: 'seen',
      header: t('sessions.lastSeen'),
      className: 'whitespace-nowrap',
      cell: ({ lastSeenAt }) => formatDateTime(lastSeenAt),
    },
    {
      key: 'begun',
      header: t('sessions.signedIn'),
      className: 'whitespace-nowrap',
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      key: 'actions',
      header: <span className="sr-only">{common('actions')}</span>,
      width: '1%',
      align: 'end',
      cell: (session) =>
        !session.isCurrent && (
          <Button variant="outline" size="sm" onClick={() => end(session)}>
            {t.rich('sessions.end', {
              device: deviceName(session.userAgent, t),
              hidden: screenReaderOnly,
            })}
          </Button>
        ),
    },
  ]

  return (
    <Panel
      title={t('sessions.title')}
      lead={t('sessions.lead')}
      actions={
        <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
          <LogOut aria-hidden />
          {t('sessions.signOutEverywhere')}
        </Button>
      }
    >
      {error ? (
        <LoadError title={t('sessions.loadFailed')} error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={t('sessions.caption')}
          columns={columns}
          rows={data ?? []}
          rowKey={({ id }) => id}
          isLoading={isPending}
          skeletonRows={3}
        />
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('sessions.signOutQuestion')}
          confirmLabel={t('sessions.signOutEverywhere')}
          onConfirm={async () => {
            await callAdmin('POST /api/admin/sessions/end-others')
            await logOut()
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t('sessions.signOutText')}</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
