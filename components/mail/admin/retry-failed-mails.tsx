'use client'

import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { toastFailure } from '@/components/back-office/toast-failure'
import { useOverviewChanged } from '@/components/back-office/use-overview'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/toaster'
import { MAIL_STATE_CALL } from './use-mail-state'

/** Retries all failed mails. */
export function RetryFailedMails({ failed }: { failed: number }) {
  const t = useTranslations('backOffice.mail')
  const client = useQueryClient()
  const overviewChanged = useOverviewChanged()
  const [isPending, setPending] = useState(false)
  async function retry() {
    setPending(true)
    try {
      const { retried } = await callAdmin('POST /api/admin/settings/retry-mails')
      showToast({
        title: t('retry.done'),
        description: t('retry.count', { count: retried }),
      })
    } catch (error) {
      toastFailure(t('retry.failed'), error)
    }
    setPending(false)
    overviewChanged()
    await client.invalidateQueries({ queryKey: [MAIL_STATE_CALL] })
  }
  return (
    <Button variant="outline" size="sm" onClick={retry} disabled={isPending || failed === 0}>
      <RefreshCw aria-hidden />
      {t('retry.button')}
    </Button>
  )
}
