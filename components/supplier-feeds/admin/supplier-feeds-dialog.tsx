'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CloudDownload, Pencil, Plus, ScanSearch, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/toaster'
import type { FeedResult, SupplierFeed } from '@/lib/supplier-feeds/contracts'
import { EVERY_LABELS } from './every-labels'
import { FeedFormDialog } from './feed-form-dialog'
import { FeedPreviewDialog } from './feed-preview-dialog'

const CALL = 'GET /api/admin/supplier-feeds'

type Shown =
  | { dialog: 'list' | 'add' }
  | { dialog: 'edit' | 'preview' | 'remove'; feed: SupplierFeed }

/** The tables of products that suppliers offer, which the store imports by itself. */
export function SupplierFeedsDialog({ onClose }: { onClose: () => void }) {
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
      title="Supplier Feeds"
      description="CSV tables at an address, imported by themselves."
      icon={CloudDownload}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <Button disabled={!data} onClick={() => setShown({ dialog: 'add' })}>
            <Plus aria-hidden />
            Add Feed
          </Button>
        </>
      }
    >
      {error ? (
        <LoadError title="Failed to load the feeds" error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton className="h-24" />
      ) : data.length === 0 ? (
        <p className="text-sm text-muted">
          There are none. A feed has the columns of a CSV import, and its products are known by
          their slug. Look at what it would do before you switch it on.
        </p>
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

const OUTCOMES = {
  imported: { label: 'Imported', tone: 'success' },
  unchanged: { label: 'Nothing new', tone: 'neutral' },
  held: { label: 'Waits for you', tone: 'brand' },
  failed: { label: 'Failed', tone: 'danger' },
} as const satisfies Record<FeedResult['outcome'], object>

type FeedRowProps = {
  feed: SupplierFeed
  onChoose: (dialog: 'edit' | 'preview' | 'remove') => void
}

function FeedRow({ feed, onChoose }: FeedRowProps) {
  const { name, url, everyHours, nextRunAt, lastRunAt, lastResult } = feed
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="[overflow-wrap:anywhere]">{name}</span>
          {lastResult && (
            <Badge tone={OUTCOMES[lastResult.outcome].tone}>
              {OUTCOMES[lastResult.outcome].label}
            </Badge>
          )}
        </p>
        <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">{URL.parse(url)?.host}</p>
        <p className="mt-1 text-muted">
          {nextRunAt
            ? `${EVERY_LABELS[everyHours] ?? 'On'}, next ${formatDateTime(nextRunAt)}`
            : 'Off'}
          {' · '}
          {lastRunAt ? `last ${formatDateTime(lastRunAt)}` : 'never imported'}
        </p>
        {lastResult && <LastResult result={lastResult} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          onClick={() => onChoose('preview')}
          aria-label={`Preview ${name}`}
        >
          <ScanSearch aria-hidden />
          Preview
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => onChoose('edit')}
          aria-label={`Edit ${name}`}
        >
          <Pencil aria-hidden />
          Edit
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => onChoose('remove')}
          aria-label={`Remove ${name}`}
        >
          <Trash2 aria-hidden />
          Remove
        </Button>
      </div>
    </li>
  )
}

function LastResult({ result }: { result: FeedResult }) {
  const { outcome, message, added, changed, unchanged, refused } = result
  if (outcome === 'held' || outcome === 'failed')
    return <p className="mt-1 font-medium text-danger [overflow-wrap:anywhere]">{message}</p>
  const count = (number: number, what: string) => `${number.toLocaleString('en')} ${what}`
  return (
    <p className="mt-1 text-muted">
      {[
        count(added, 'new'),
        count(changed, 'changed'),
        count(unchanged, 'as they are'),
        ...(refused > 0 ? [count(refused, 'with errors left out')] : []),
      ].join(' · ')}
    </p>
  )
}

type RemoveFeedProps = { feed: SupplierFeed; onRemoved: () => Promise<void>; onClose: () => void }

function RemoveFeed({ feed: { id, name }, onRemoved, onClose }: RemoveFeedProps) {
  return (
    <ConfirmDialog
      title="Remove Feed"
      confirmLabel="Remove"
      onConfirm={async () => {
        await callAdmin('DELETE /api/admin/supplier-feeds/[id]', { params: { id } })
        showToast({ title: 'Feed Removed', description: name })
        await onRemoved()
      }}
      onClose={onClose}
    >
      <p>
        Nothing is imported from <strong>{name}</strong> any more. The products that it brought
        stay.
      </p>
    </ConfirmDialog>
  )
}
