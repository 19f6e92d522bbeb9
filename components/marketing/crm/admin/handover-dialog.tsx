'use client'

import { Handshake } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import {
  RunDialog,
  RunProgress,
  runTexts,
  useLatestRun,
} from '@/components/plugins/admin/run-dialog'
import type { AdminPlugin } from '@/lib/plugins/contracts'

const CALL = 'GET /api/admin/crm/[id]/handover'

/** Hands the orders over to a CRM that were there before it was switched on, and shows how far that is. */
export function HandoverDialog({ plugin, onClose }: { plugin: AdminPlugin; onClose: () => void }) {
  const t = useTranslations('backOffice.crm')
  const params = { id: plugin.id }
  const latest = useLatestRun([CALL, params], async (signal) => {
    const answer = await callAdmin(CALL, { params, signal })
    return answer.handover
  })
  return (
    <RunDialog
      plugin={plugin}
      icon={Handshake}
      texts={{
        ...runTexts(t),
        title: t('title', { plugin: plugin.name }),
        off: t('off', { plugin: plugin.name }),
      }}
      latest={latest}
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
