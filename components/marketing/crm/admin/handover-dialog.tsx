'use client'

import { useQuery } from '@tanstack/react-query'
import { Handshake } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { POLL_MS, RunDialog, RunProgress } from '@/components/plugins/admin/run-dialog'
import type { AdminPlugin } from '@/lib/plugins/contracts'

const CALL = 'GET /api/admin/crm/[id]/handover'

/** Hands the orders over to a CRM that were there before it was switched on, and shows how far that is. */
export function HandoverDialog({ plugin, onClose }: { plugin: AdminPlugin; onClose: () => void }) {
  const t = useTranslations('backOffice.crm')
  const params = { id: plugin.id }
  const key = [CALL, params]
  const { data, ...latest } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callAdmin(CALL, { params, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.handover?.status === 'running' ? POLL_MS : false),
  })
  return (
    <RunDialog
      plugin={plugin}
      icon={Handshake}
      texts={{
        title: t('title', { plugin: plugin.name }),
        lead: t('lead'),
        start: t('start'),
        startFailed: t('startFailed'),
        endFailed: t('endFailed'),
        loadFailed: t('loadFailed'),
        off: t('off', { plugin: plugin.name }),
        none: t('none'),
      }}
      latest={{ run: data?.handover, key, ...latest }}
      start={() => callAdmin('POST /api/admin/crm/[id]/handover', { params })}
      end={() => callAdmin('POST /api/admin/crm/[id]/handover/end', { params })}
      onClose={onClose}
    >
      {({ handled, orders, refused }) => (
        <>
          <RunProgress
            text={t('progress', { handled, orders })}
            label={t('progressLabel')}
            done={handled}
            all={orders}
          />
          {refused > 0 && <p className="text-ink-soft">{t('refused', { count: refused })}</p>}
        </>
      )}
    </RunDialog>
  )
}
