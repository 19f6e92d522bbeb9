'use client'

import { PackageX } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { Pager } from '@/components/ui/list/pager'
import { formatUsd, toCents } from '@/lib/core/money'
import type { KeyBatch } from '@/lib/licences/batch-contracts'
import { count } from './key-labels'
import { RecallDialog } from './recall-dialog'

const BATCHES_CALL = 'GET /api/admin/key-batches'

const usd = (amount: string) => formatUsd(toCents(amount))

function columnsWith(onOpen: (batch: KeyBatch) => void, hasProduct: boolean) {
  const columns: Column<KeyBatch>[] = [
    {
      key: 'batch',
      header: 'Batch',
      className: 'min-w-52 align-top',
      cell: ({ supplier, reference, productId, productName, createdAt, recalledAt }) => (
        <>
          <p className="font-semibold [overflow-wrap:anywhere]">
            {supplier} {recalledAt && <Badge tone="danger">Recalled</Badge>}
          </p>
          {hasProduct && (
            <Link href={`/admin/keys/${productId}`} className="hover:underline">
              {productName}
            </Link>
          )}
          <p className="text-xs text-muted [overflow-wrap:anywhere]">
            {reference && `${reference} · `}added {formatDateTime(createdAt)}
          </p>
        </>
      ),
    },
    {
      key: 'expires',
      header: 'Expires',
      className: 'whitespace-nowrap align-top',
      cell: ({ expiresOn }) => expiresOn ?? <span className="text-muted">Never</span>,
    },
    {
      key: 'cost',
      header: 'Cost',
      align: 'end',
      className: 'whitespace-nowrap align-top',
      cell: ({ unitCost, totalCost }) =>
        unitCost !== null && totalCost !== null ? (
          <>
            {usd(totalCost)}
            <span className="block text-xs text-muted">{usd(unitCost)} a key</span>
          </>
        ) : (
          <span className="text-muted">Unknown</span>
        ),
    },
  ]
  const figures = [
    ['Available', 'available'],
    ['Sold', 'sold'],
    ['Expired', 'expired'],
    ['Quarantined', 'quarantined'],
    ['Total', 'total'],
  ] as const
  return [
    ...columns,
    ...figures.map(
      ([header, key]): Column<KeyBatch> => ({
        key,
        header,
        align: 'end',
        className: 'align-top tabular-nums',
        cell: (batch) => count(batch[key]),
      }),
    ),
    {
      key: 'actions',
      header: <span className="sr-only">Actions</span>,
      align: 'end' as const,
      width: '1%',
      className: 'align-top',
      cell: (batch: KeyBatch) => (
        <Button variant="outline" size="sm" onClick={() => onOpen(batch)}>
          {batch.recalledAt ? 'Recall' : 'Recall …'}
          <span className="sr-only">
            {' '}
            batch {batch.id} of {batch.supplier}
          </span>
        </Button>
      ),
    },
  ]
}

/** The batches that keys were bought in, of one product or of all. */
export function BatchList({ productId }: { productId?: number }) {
  const [openId, setOpenId] = useState<number>()
  const list = usePagedList({
    call: BATCHES_CALL,
    filters: { productId: productId === undefined ? undefined : String(productId) },
  })
  return (
    <section aria-labelledby="key-batches" className="mt-8">
      <h2 id="key-batches" className="text-lg font-bold">
        Batches
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">
        Keys that were added with their supplier. A batch that the supplier blocks is recalled as a
        whole.
      </p>
      {list.error ? (
        <LoadError title="Failed to load the batches" error={list.error} onRetry={list.retry} />
      ) : (
        <>
          <DataTable
            caption="Batches of keys"
            columns={columnsWith(({ id }) => setOpenId(id), productId === undefined)}
            rows={list.rows}
            rowKey={({ id }) => id}
            isLoading={list.isLoading}
            isRefreshing={list.isRefreshing}
            empty={
              <>
                <PackageX aria-hidden className="mx-auto size-8 text-muted" />
                <p className="mt-3 text-sm text-ink-soft">
                  No keys were added with their supplier yet.
                </p>
              </>
            }
          />
          <Pager list={list} noun="batches" />
        </>
      )}
      {openId !== undefined && <RecallDialog id={openId} onClose={() => setOpenId(undefined)} />}
    </section>
  )
}
