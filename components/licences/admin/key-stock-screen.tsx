'use client'

import { KeyRound } from 'lucide-react'
import Image from 'next/image'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ColumnsButton } from '@/components/back-office/columns/columns-button'
import { useColumns } from '@/components/back-office/columns/use-columns'
import { EmptyList } from '@/components/back-office/empty-list'
import { formatCount } from '@/components/back-office/format-number'
import { PagedTable } from '@/components/back-office/paged-table'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { SearchInput } from '@/components/ui/fields/search-input'
import { Select } from '@/components/ui/fields/select'
import type { Column } from '@/components/ui/list/data-table'
import { screenReaderOnly } from '@/components/ui/screen-reader-only'
import type { KeyStock } from '@/lib/licences/contracts'
import { BatchList } from './batch-list'
import { LevelBadge } from './level-badge'
import { StockOverview } from './stock-overview'

const number = (value: number) =>
  value === 0 ? <span className="text-muted">0</span> : formatCount(value)

function useStockColumns(): readonly Column<KeyStock>[] {
  const t = useTranslations('backOffice.licences')
  const common = useTranslations('backOffice.common')
  return [
    {
      key: 'product',
      header: common('product'),
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
            {isHidden && <Badge className="ms-2">{t('stock.hidden')}</Badge>}
          </span>
        </div>
      ),
    },
    {
      key: 'level',
      header: t('stock.stock'),
      className: 'whitespace-nowrap',
      cell: ({ waitingOrders, ...stock }) => (
        <div className="flex flex-wrap gap-1.5">
          <LevelBadge stock={stock} />
          {waitingOrders > 0 && (
            <Badge tone="dark">{t('stock.ordersWait', { count: waitingOrders })}</Badge>
          )}
        </div>
      ),
    },
    {
      key: 'available',
      header: t('figures.available'),
      align: 'end',
      cell: (row) => number(row.available),
    },
    {
      key: 'reserved',
      isMinor: true,
      header: t('figures.reserved'),
      align: 'end',
      cell: (row) => number(row.reserved),
    },
    {
      key: 'used',
      isMinor: true,
      header: t('figures.used'),
      align: 'end',
      cell: (row) => number(row.used),
    },
    {
      key: 'expired',
      isMinor: true,
      header: t('figures.expired'),
      align: 'end',
      cell: (row) => number(row.expired),
    },
    {
      key: 'quarantined',
      isMinor: true,
      header: t('figures.quarantined'),
      align: 'end',
      cell: (row) => number(row.quarantined),
    },
    { key: 'total', header: common('total'), align: 'end', cell: (row) => number(row.total) },
    {
      key: 'actions',
      header: <span className="sr-only">{common('actions')}</span>,
      align: 'end',
      width: '1%',
      cell: ({ productId, productName }) => (
        <Link
          href={`/admin/keys/${productId}`}
          className={buttonStyle({ variant: 'outline', size: 'sm' })}
        >
          {t.rich('stock.manage', {
            product: productName,
            hidden: screenReaderOnly,
          })}
        </Link>
      ),
    },
  ]
}

const FILTERS = ['pooled', 'low', 'all'] as const

/** The keys of the whole store. */
export function KeyStockScreen() {
  const t = useTranslations('backOffice.licences')
  const { columns, choice } = useColumns('key-stock', useStockColumns())
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('pooled')
  const list = usePagedList({ call: 'GET /api/admin/key-stock', filters: { search, filter } })
  return (
    <>
      <TabHeading title={t('stock.title')} lead={t('stock.lead')} />
      <StockOverview />
      <section aria-labelledby="stock-by-product" className="mt-8">
        <h2 id="stock-by-product" className="text-lg font-bold">
          {t('stock.byProduct')}
        </h2>
        <div className="mt-3 mb-4 flex flex-wrap gap-3">
          <SearchInput
            label={t('stock.searchProducts')}
            onSearch={(text) => {
              setSearch(text)
              // Whoever looks for a product by its name may look for one that has no keys yet.
              if (text !== '' && filter === 'pooled') setFilter('all')
            }}
            className="min-w-0 flex-[1_1_16rem] sm:max-w-md"
          />
          <Select
            aria-label={t('stock.show')}
            value={filter}
            onChange={({ target }) =>
              setFilter(FILTERS.find((known) => known === target.value) ?? 'pooled')
            }
            className="w-full sm:w-56"
          >
            {FILTERS.map((known) => (
              <option key={known} value={known}>
                {t(`stock.filters.${known}`)}
              </option>
            ))}
          </Select>
          <ColumnsButton choice={choice} className="ms-auto" />
        </div>
        <PagedTable
          list={list}
          failed={t('stock.failed')}
          noun={t('stock.products')}
          caption={t('stock.caption')}
          columns={columns}
          rowKey={({ productId }) => productId}
          empty={<EmptyList icon={KeyRound} text={t(`stock.empty.${search ? 'all' : filter}`)} />}
        />
      </section>
      <BatchList />
    </>
  )
}
