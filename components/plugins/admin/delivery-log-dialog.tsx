'use client'

import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw, ScrollText, Send } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { sentenceInPageLanguage } from '@/components/back-office/language/server-texts/in-page-language'
import { PagedTable } from '@/components/back-office/paged-table'
import { toastFailure } from '@/components/back-office/toast-failure'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Column } from '@/components/ui/list/data-table'
import { showToast } from '@/components/ui/toast/toaster'
import type { Delivery } from '@/lib/mail/notifications/contracts'
import type { AdminPlugin } from '@/lib/plugins/contracts'

const DELIVERIES_CALL = 'GET /api/admin/plugins/[id]/deliveries'

const TONES = { waiting: 'neutral', sent: 'success', failed: 'danger' } as const

function useDeliveryColumns(
  pending: string | undefined,
  onResend: (delivery: Delivery) => void,
): readonly Column<Delivery>[] {
  const t = useTranslations('backOffice.plugins.log')
  const common = useTranslations('backOffice.common')
  return [
    {
      key: 'event',
      header: t('event'),
      cell: ({ event, subject }) => (
        <>
          <span className="font-semibold">{event}</span>
          <span className="block text-muted [overflow-wrap:anywhere]">{subject}</span>
        </>
      ),
    },
    {
      key: 'status',
      header: common('status'),
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>,
    },
    { key: 'attempts', header: t('attempts'), align: 'end', cell: ({ attempts }) => attempts },
    {
      key: 'answer',
      header: t('lastAnswer'),
      className: 'min-w-44',
      cell: ({ responseStatus, lastError }) => (
        <span className="[overflow-wrap:anywhere]">
          {lastError === null
            ? (responseStatus ?? t('noneYet'))
            : sentenceInPageLanguage(lastError)}
        </span>
      ),
    },
    {
      key: 'when',
      header: common('when'),
      className: 'whitespace-nowrap',
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      key: 'actions',
      header: <span className="sr-only">{common('actions')}</span>,
      align: 'end',
      cell: (delivery) => (
        <Button
          variant="ghost"
          size="sm"
          disabled={pending !== undefined}
          onClick={() => onResend(delivery)}
          aria-label={t('resendOf', { event: delivery.event, subject: delivery.subject })}
        >
          <Send aria-hidden />
          {t('resend')}
        </Button>
      ),
    },
  ]
}

/** What a plugin sent to its receiver, and the outcome. */
export function DeliveryLogDialog({
  plugin,
  onClose,
}: {
  plugin: AdminPlugin
  onClose: () => void
}) {
  const t = useTranslations('backOffice.plugins.log')
  const common = useTranslations('backOffice.common')
  const params = { id: plugin.id }
  const client = useQueryClient()
  const list = usePagedList({ call: DELIVERIES_CALL, params, filters: {}, pageSize: 20 })
  const [pending, setPending] = useState<string>()
  const reload = () => client.invalidateQueries({ queryKey: [DELIVERIES_CALL, params] })

  async function resend({ id, event }: Delivery) {
    setPending(id)
    try {
      await callAdmin('POST /api/admin/plugins/[id]/deliveries/[deliveryId]/resend', {
        params: { ...params, deliveryId: id },
      })
      showToast({ title: t('resent'), description: event })
    } catch (error) {
      toastFailure(t('resendFailed'), error)
    }
    setPending(undefined)
    await reload()
  }

  const columns = useDeliveryColumns(pending, resend)

  return (
    <Dialog
      title={t('title', { plugin: plugin.name })}
      description={t('lead')}
      icon={ScrollText}
      size="xl"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={reload}>
            <RefreshCw aria-hidden />
            {t('refresh')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {common('done')}
          </Button>
        </>
      }
    >
      <PagedTable
        list={list}
        failed={t('loadFailed')}
        noun={t('noun')}
        caption={t('caption')}
        columns={columns}
        rowKey={({ id }) => id}
        skeletonRows={3}
        empty={<p className="text-sm text-ink-soft">{t('empty')}</p>}
      />
    </Dialog>
  )
}
