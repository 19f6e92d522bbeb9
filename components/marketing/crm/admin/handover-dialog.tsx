'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Handshake } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { sentenceInPageLanguage } from '@/components/back-office/language/server-texts/in-page-language'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ListFailure } from '@/components/ui/list/list-failure'
import { Skeleton } from '@/components/ui/skeleton'
import type { Handover } from '@/lib/marketing/crm/handovers/contracts'
import type { AdminPlugin } from '@/lib/plugins/contracts'

const CALL = 'GET /api/admin/crm/[id]/handover'
const POLL_MS = 2000

const TONES = {
  running: 'neutral',
  done: 'success',
  ended: 'neutral',
  failed: 'danger',
} as const satisfies Record<Handover['status'], string>

/** Hands the orders over to a CRM that were there before it was switched on, and shows how far that is. */
export function HandoverDialog({ plugin, onClose }: { plugin: AdminPlugin; onClose: () => void }) {
  const t = useTranslations('backOffice.crm')
  const common = useTranslations('backOffice.common')
  const params = { id: plugin.id }
  const client = useQueryClient()
  const [isSending, setSending] = useState(false)
  const latest = useQuery({
    queryKey: [CALL, params],
    queryFn: ({ signal }) => callAdmin(CALL, { params, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.handover?.status === 'running' ? POLL_MS : false),
  })
  const handover = latest.data?.handover
  const isRunning = handover?.status === 'running'

  async function send(
    call: 'POST /api/admin/crm/[id]/handover' | 'POST /api/admin/crm/[id]/handover/end',
  ) {
    setSending(true)
    try {
      await callAdmin(call, { params })
    } catch (error) {
      toastFailure(isRunning ? t('endFailed') : t('startFailed'), error)
    }
    await client.invalidateQueries({ queryKey: [CALL, params] })
    setSending(false)
  }

  return (
    <Dialog
      title={t('title', { plugin: plugin.name })}
      description={t('lead')}
      icon={Handshake}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common('done')}
          </Button>
          {isRunning ? (
            <Button
              variant="outline"
              onClick={() => send('POST /api/admin/crm/[id]/handover/end')}
              disabled={isSending}
            >
              {t('end')}
            </Button>
          ) : (
            <Button
              onClick={() => send('POST /api/admin/crm/[id]/handover')}
              disabled={!plugin.active || isSending || !latest.data}
            >
              {t('start')}
            </Button>
          )}
        </>
      }
    >
      {!plugin.active && (
        <p className="mb-4 rounded-control bg-sunken px-4 py-3 text-sm text-ink-soft">
          {t('off', { plugin: plugin.name })}
        </p>
      )}
      {latest.error ? (
        <ListFailure
          title={t('loadFailed')}
          text={failureText(latest.error, common('unknownError'))}
          retryLabel={common('retryLoading')}
          onRetry={latest.refetch}
        />
      ) : (
        <>
          {latest.isPending && <Skeleton className="h-16 w-full" />}
          {handover === null && <p className="text-sm text-ink-soft">{t('none')}</p>}
          {handover && <Progress handover={handover} />}
        </>
      )}
    </Dialog>
  )
}

function Progress({ handover }: { handover: Handover }) {
  const t = useTranslations('backOffice.crm')
  const { status, orders, handled, refused, failure, username, endedBy, createdAt } = handover
  return (
    <div className="space-y-3 text-sm">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
        <span className="text-muted">{t('by', { username, when: formatDateTime(createdAt) })}</span>
      </p>
      <p role="status" className="flex items-center gap-3 font-semibold tabular-nums">
        {t('progress', { handled, orders })}
        <progress
          value={handled}
          max={Math.max(orders, 1)}
          aria-label={t('progressLabel')}
          className="h-2 min-w-0 flex-1 accent-primary-strong"
        />
      </p>
      {refused > 0 && <p className="text-ink-soft">{t('refused', { count: refused })}</p>}
      {failure && (
        <p className="text-ink-soft [overflow-wrap:anywhere]">
          {status === 'running' ? `${t('triesAgain')} ` : ''}
          {sentenceInPageLanguage(failure)}
        </p>
      )}
      {endedBy !== null && <p className="text-ink-soft">{t('endedBy', { username: endedBy })}</p>}
    </div>
  )
}
