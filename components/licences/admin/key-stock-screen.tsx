'use client'

import { KeyRound } from 'lucide-react'
import Image from 'next/image'
import Link from 'next/link'
import { useState } from 'react'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { SearchInput } from '@/components/ui/fields/search-input'
import { Select } from '@/components/ui/fields/select'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { Pager } from '@/components/ui/list/pager'
import type { KeyStock } from '@/lib/licences/contracts'
import { BatchList } from './batch-list'
import { count } from './key-labels'
import { LevelBadge } from './level-badge'
import { StockOverview } from './stock-overview'

const number = (value: number) =>
  value === 0 ? <span className="text-muted">0</span> : count(value)

const COLUMNS: readonly Column<KeyStock>[] = [
  {
    key: 'product',
    header: 'Product',
    className: 'min-w-64',
    cell: ({ productId, productName, image, isHidden }) => (
      <div className="flex items-center gap-3">
        <Image
          src={image}
          alt=""
          width={40}
          height={40}
          unoptimized
          className="size-10 shrink-0 rounded-control bg-sunken object-contain"
        />
        <span>
          <Link href={`/admin/keys/${productId}`} className="font-semibold hover:underline">
            {productName}
          </Link>
          {isHidden && <Badge className="ms-2">Hidden</Badge>}
        </span>
      </div>
    ),
  },
  {
    key: 'level',
    header: 'Stock',
    className: 'whitespace-nowrap',
    cell: ({ waitingOrders, ...stock }) => (
      <div className="flex flex-wrap gap-1.5">
        <LevelBadge stock={stock} />
        {waitingOrders > 0 && (
          <Badge tone="dark">
            {count(waitingOrders)} {waitingOrders === 1 ? 'order waits' : 'orders wait'}
          </Badge>
        )}
      </div>
    ),
  },
  { key: 'available', header: 'Available', align: 'end', cell: (row) => number(row.available) },
  { key: 'reserved', header: 'Reserved', align: 'end', cell: (row) => number(row.reserved) },
  { key: 'used', header: 'Used', align: 'end', cell: (row) => number(row.used) },
  { key: 'expired', header: 'Expired', align: 'end', cell: (row) => number(row.expired) },
  {
    key: 'quarantined',
    header: 'Quarantined',
    align: 'end',
    cell: (row) => number(row.quarantined),
  },
  { key: 'total', header: 'Total', align: 'end', cell: (row) => number(row.total) },
  {
    key: 'actions',
    header: <span className="sr-only">Actions</span>,
    align: 'end',
    width: '1%',
    cell: ({ productId, productName }) => (
      <Link
        href={`/admin/keys/${productId}`}
        className={buttonStyle({ variant: 'outline', size: 'sm' })}
      >
        Manage keys
        <span className="sr-only"> of {productName}</span>
      </Link>
    ),
  },
]

const EMPTY: Record<string, string> = {
  pooled: 'No product has keys yet. Choose “All products” and add the first ones.',
  low: 'Nothing runs low.',
  all: 'No product matches.',
}

/** The keys of the whole store. */
export function KeyStockScreen() {
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState('pooled')
  const list = usePagedList({ call: 'GET /api/admin/key-stock', filters: { search, filter } })
  return (
    <>
      <TabHeading
        title="Keys"
        lead="Keys are encrypted, given out once, and sent by e-mail as soon as an order is paid."
      />
      <StockOverview />
      <section aria-labelledby="stock-by-product" className="mt-8">
        <h2 id="stock-by-product" className="text-lg font-bold">
          Stock by product
        </h2>
        <div className="mt-3 mb-4 flex flex-wrap gap-3">
          <SearchInput
            label="Search products"
            onSearch={setSearch}
            className="min-w-0 flex-[1_1_16rem] sm:max-w-md"
          />
          <Select
            aria-label="Show"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
            className="w-full sm:w-56"
          >
            <option value="pooled">Products with keys</option>
            <option value="low">Low stock and sold out</option>
            <option value="all">All products</option>
          </Select>
        </div>
        {list.error ? (
          <LoadError title="Failed to load the stock" error={list.error} onRetry={list.retry} />
        ) : (
          <>
            <DataTable
              caption="Stock of keys by product"
              columns={COLUMNS}
              rows={list.rows}
              rowKey={({ productId }) => productId}
              isLoading={list.isLoading}
              isRefreshing={list.isRefreshing}
              empty={
                <>
                  <KeyRound aria-hidden className="mx-auto size-8 text-muted" />
                  <p className="mt-3 text-sm text-ink-soft">
                    {search ? 'No product matches.' : EMPTY[filter]}
                  </p>
                </>
              }
            />
            <Pager list={list} noun="products" />
          </>
        )}
      </section>
      <BatchList />
    </>
  )
}
