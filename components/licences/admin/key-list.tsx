import { Ban, KeyRound, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { formatDateTime } from '@/components/back-office/format-date'
import type { PagedList } from '@/components/back-office/use-paged-list'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import type { ProductKey } from '@/lib/licences/contracts'
import { maskKey } from '@/lib/licences/key-rules'
import { STATUS_LABELS, STATUS_TONES, TYPE_LABELS } from './key-labels'

type Actions = {
  onDelete: (key: ProductKey) => void
  onQuarantine: (key: ProductKey) => void
}
type KeyListProps = Actions & {
  list: PagedList<'GET /api/admin/product-keys'>
  isShown: boolean
  isFiltered: boolean
}

const FRAME =
  'relative max-h-96 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface shadow-card'

/** A product's keys; the list scrolls within a fixed height. */
export function KeyList({ list, isShown, isFiltered, ...actions }: KeyListProps) {
  if (list.isLoading)
    return (
      <div role="status" aria-label="Loading keys" className={FRAME}>
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <div key={row} className="border-b border-line px-4 py-5 last:border-b-0">
            <Skeleton className="h-4 w-full max-w-72" />
          </div>
        ))}
      </div>
    )
  if (list.rows.length === 0)
    return (
      <div className="rounded-card border border-dashed border-line-strong/50 bg-surface px-6 py-12 text-center">
        <KeyRound aria-hidden className="mx-auto size-8 text-muted" />
        <p className="mt-3 text-sm text-ink-soft">
          {isFiltered ? 'No key has this status.' : 'There are no keys yet.'}
        </p>
      </div>
    )
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Keys"
      aria-busy={list.isRefreshing}
      className={FRAME}
    >
      <ul className={list.isRefreshing ? 'refreshing' : undefined}>
        {list.rows.map((key) => (
          <KeyRow
            key={key.id}
            // Hidden keys are hidden at once, not when the server's masked ones are there.
            shown={isShown || !list.isRefreshing ? key.keyValue : maskKey(key.keyValue)}
            productKey={key}
            {...actions}
          />
        ))}
      </ul>
    </section>
  )
}

const isSold = ({ orderNumber }: ProductKey) => orderNumber !== null

type KeyRowProps = Actions & { productKey: ProductKey; shown: string }

function KeyRow({ productKey: key, shown, onDelete, onQuarantine }: KeyRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-[1_1_18rem]">
        <p className="flex flex-wrap items-center gap-2">
          <code className="font-mono text-sm font-semibold [overflow-wrap:anywhere]">{shown}</code>
          <Badge tone={STATUS_TONES[key.status]}>{STATUS_LABELS[key.status]}</Badge>
          <Badge>{TYPE_LABELS[key.keyType]}</Badge>
        </p>
        <Details productKey={key} />
      </div>
      <div className="flex shrink-0 gap-1">
        {key.status === 'available' && (
          <Button variant="ghost" size="sm" onClick={() => onQuarantine(key)}>
            <Ban aria-hidden />
            Quarantine
            <span className="sr-only"> key {shown}</span>
          </Button>
        )}
        {!isSold(key) && (
          <Button variant="ghost" size="sm" className="text-danger!" onClick={() => onDelete(key)}>
            <Trash2 aria-hidden />
            Delete
            <span className="sr-only"> key {shown}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

function Details({ productKey: key }: { productKey: ProductKey }) {
  return (
    <div className="mt-1 space-y-0.5 text-sm text-muted [overflow-wrap:anywhere]">
      {key.orderNumber && (
        <p>
          {key.status === 'quarantined' ? 'Was assigned to ' : 'Assigned to '}
          <span className="text-ink-soft">{key.assignedToEmail}</span> with order{' '}
          <Link
            href={`/admin/orders/${key.orderNumber}`}
            className="font-semibold text-primary-strong hover:underline"
          >
            {key.orderNumber}
          </Link>
          {key.assignedAt && `, ${formatDateTime(key.assignedAt)}`}
        </p>
      )}
      {(key.supplier || (key.notAfter && !isSold(key))) && (
        <p>
          {key.supplier && `From ${key.supplier}`}
          {key.supplier && key.notAfter && !isSold(key) && ', '}
          {key.notAfter && !isSold(key) && `handed out until ${formatDateTime(key.notAfter)}`}
        </p>
      )}
      {key.reservedUntil && <p>Kept for a payment until {formatDateTime(key.reservedUntil)}</p>}
      {key.quarantinedAt && (
        <p>
          Quarantined {formatDateTime(key.quarantinedAt)}
          {key.quarantineReason && `: ${key.quarantineReason}`}
        </p>
      )}
      {key.notes && <p className="whitespace-pre-line">{key.notes}</p>}
      {!key.orderNumber && !key.quarantinedAt && <p>Added {formatDateTime(key.createdAt)}</p>}
    </div>
  )
}
