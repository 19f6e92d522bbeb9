'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CloudDownload, Pencil, Plus, ScanSearch, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { formatDateTime } from '@/components/back-office/format-date'
import { inPageLanguage } from '@/components/back-office/language/in-page-language'
import { LoadError } from '@/components/back-office/load-error'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/toaster'
import type { FeedResult, SupplierFeed } from '@/lib/catalog/supplier-feeds/contracts'
import { everyText } from './every-text'
import { FeedFormDialog } from './feed-form-dialog'
import { FeedPreviewDialog } from './feed-preview-dialog'

const CALL = 'GET /api/admin/supplier-feeds'

type Shown =
  | { dialog: 'list' | 'add' }
  | { dialog: 'edit' | 'preview' | 'remove'; feed: SupplierFeed }

/** The tables of products that suppliers offer, which the store imports by itself. */
export function SupplierFeedsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('backOffice.supplier-feeds')
  const common = useTranslations('backOffice.common')
  const client = useQueryClient()
  const [shown, setShown] = useState<Shown>({ dialog: 'list' })
  const { data, error, refetch } = useQuery({
    queryKey: [CALL],
    queryFn: ({ signal }) => callAdmin(CALL, { signal }),
    staleTime: 0,
  })
  const back = () => setShown({ dialog: 'list' })
  const changed = async () => {
    await client.invalidateQueries({ queryKey: [CALL] })
    back()
  }
  switch (shown.dialog) {
    case 'add':
      return <FeedFormDialog onSaved={changed} onClose={back} />
    case 'edit':
      return <FeedFormDialog feed={shown.feed} onSaved={changed} onClose={back} />
    case 'preview':
      return <FeedPreviewDialog feed={shown.feed} onImported={changed} onClose={back} />
    case 'remove':
      return <RemoveFeed feed={shown.feed} onRemoved={changed} onClose={back} />
  }
  return (
    <Dialog
      title={t('list.title')}
      description={t('list.lead')}
      icon={CloudDownload}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common('close')}
          </Button>
          <Button disabled={!data} onClick={() => setShown({ dialog: 'add' })}>
            <Plus aria-hidden />
            {t('form.add')}
          </Button>
        </>
      }
    >
      {error ? (
        <LoadError title={t('list.loadFailed')} error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton className="h-24" />
      ) : data.length === 0 ? (
        <p className="text-sm text-muted">{t('list.empty')}</p>
      ) : (
        <ul className="-my-4 divide-y divide-line">
          {data.map((feed) => (
            <FeedRow key={feed.id} feed={feed} onChoose={(dialog) => setShown({ dialog, feed })} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

const TONES = {
  imported: 'success',
  unchanged: 'neutral',
  held: 'brand',
  failed: 'danger',
} as const satisfies Record<FeedResult['outcome'], string>

type FeedRowProps = {
  feed: SupplierFeed
  onChoose: (dialog: 'edit' | 'preview' | 'remove') => void
}

function FeedRow({ feed, onChoose }: FeedRowProps) {
  const t = useTranslations('backOffice.supplier-feeds')
  const common = useTranslations('backOffice.common')
  const { name, url, everyHours, nextRunAt, lastRunAt, lastResult } = feed
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="[overflow-wrap:anywhere]">{name}</span>
          {lastResult && (
            <Badge tone={TONES[lastResult.outcome]}>
              {t(`list.outcomes.${lastResult.outcome}`)}
            </Badge>
          )}
        </p>
        <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">{URL.parse(url)?.host}</p>
        <p className="mt-1 text-muted">
          {nextRunAt
            ? t('list.next', {
                every: everyText(t, everyHours) ?? t('list.on'),
                when: formatDateTime(nextRunAt),
              })
            : t('list.off')}
          {' · '}
          {lastRunAt ? t('list.last', { when: formatDateTime(lastRunAt) }) : t('list.never')}
        </p>
        {lastResult && <LastResult result={lastResult} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          onClick={() => onChoose('preview')}
          aria-label={t('list.previewNamed', { name })}
        >
          <ScanSearch aria-hidden />
          {common('preview')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => onChoose('edit')}
          aria-label={t('list.editNamed', { name })}
        >
          <Pencil aria-hidden />
          {common('edit')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => onChoose('remove')}
          aria-label={t('list.removeNamed', { name })}
        >
          <Trash2 aria-hidden />
          {common('remove')}
        </Button>
      </div>
    </li>
  )
}

function LastResult({ result }: { result: FeedResult }) {
  const t = useTranslations('backOffice.supplier-feeds')
  const { outcome, message, text, added, changed, unchanged, refused } = result
  if (outcome === 'held' || outcome === 'failed')
    return (
      <p className="mt-1 font-medium text-danger [overflow-wrap:anywhere]">
        {inPageLanguage({ message, text })}
      </p>
    )
  return (
    <p className="mt-1 text-muted">
      {[
        t('list.counts.added', { count: added }),
        t('list.counts.changed', { count: changed }),
        t('list.counts.unchanged', { count: unchanged }),
        ...(refused > 0 ? [t('list.counts.refused', { count: refused })] : []),
      ].join(' · ')}
    </p>
  )
}

type RemoveFeedProps = { feed: SupplierFeed; onRemoved: () => Promise<void>; onClose: () => void }

function RemoveFeed({ feed: { id, name }, onRemoved, onClose }: RemoveFeedProps) {
  const t = useTranslations('backOffice.supplier-feeds')
  const common = useTranslations('backOffice.common')
  return (
    <ConfirmDialog
      title={t('remove.title')}
      confirmLabel={common('remove')}
      onConfirm={async () => {
        await callAdmin('DELETE /api/admin/supplier-feeds/[id]', { params: { id } })
        showToast({ title: t('remove.removed'), description: name })
        await onRemoved()
      }}
      onClose={onClose}
    >
      <p>{t.rich('remove.text', { name, strong: (chunks) => <strong>{chunks}</strong> })}</p>
    </ConfirmDialog>
  )
}
