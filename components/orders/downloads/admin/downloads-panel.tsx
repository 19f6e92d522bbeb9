'use client'

import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { useMay } from '@/components/back-office/session/admin-gate'
import { Panel } from '@/components/back-office/shell/panel'
import { toastFailure } from '@/components/back-office/toast-failure'
import { useOrderChanged } from '@/components/back-office/use-order-changed'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/toaster'

const CALL = 'GET /api/admin/orders/[orderNumber]/downloads'

/** How often the files of an order were downloaded; nothing where it has none. */
export function DownloadsPanel({ orderNumber }: { orderNumber: string }) {
  const t = useTranslations('backOffice.downloads')
  const may = useMay()
  const changed = useOrderChanged()
  const [isResetting, setResetting] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: [CALL, orderNumber],
    queryFn: ({ signal }) => callAdmin(CALL, { params: { orderNumber }, signal }),
    staleTime: 0,
  })
  if (error) return <LoadError title={t('panel.loadFailed')} error={error} onRetry={refetch} />
  if (!data || data.files.length === 0) return null

  const reset = async () => {
    setResetting(true)
    try {
      await callAdmin('POST /api/admin/orders/[orderNumber]/downloads/reset', {
        params: { orderNumber },
      })
      showToast({ title: t('panel.resetDone') })
      await refetch()
      changed()
    } catch (failure) {
      toastFailure(t('panel.resetFailed'), failure)
    }
    setResetting(false)
  }
  return (
    <Panel
      title={t('panel.title')}
      actions={
        may('orders.handle') &&
        data.files.some(({ used }) => used > 0) && (
          <Button variant="outline" size="sm" onClick={reset} disabled={isResetting}>
            <RotateCcw aria-hidden />
            {t('panel.startOver')}
          </Button>
        )
      }
    >
      <ul className="space-y-3">
        {data.files.map(({ position, fileId, productName, name, version, used, lastAt }) => (
          <li key={`${position}/${fileId}`} className="text-sm">
            <p className="font-semibold [overflow-wrap:anywhere]">
              {name} {version}
            </p>
            <p className="text-muted">{productName}</p>
            <p className="text-muted">
              {lastAt
                ? t('panel.usedLast', { used, limit: data.limit, when: formatDateTime(lastAt) })
                : t('panel.used', { used, limit: data.limit })}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
