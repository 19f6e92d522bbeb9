'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { formatCount } from '@/components/back-office/format-number'
import type { Texts } from '@/components/back-office/language/texts'
import { PagedTable } from '@/components/back-office/paged-table'
import { useMay } from '@/components/back-office/session/admin-gate'
import { Panel } from '@/components/back-office/shell/panel'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Badge } from '@/components/ui/badge'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import type { ForecastRow } from '@/lib/overview/analytics/contracts'
import { LOW_STOCK_DAYS } from '@/lib/overview/analytics/forecast'
import { ExportButton } from './export-button'
import { FOLDED_ROWS, FoldButton } from './fold-button'

const columnsFor = (
  t: Texts<'analytics'>,
  common: Texts<'common'>,
  mayOpenKeys: boolean,
): readonly Column<ForecastRow>[] => [
  {
    key: 'product',
    header: common('product'),
    className: 'min-w-48',
    cell: ({ productId, productName }) =>
      mayOpenKeys ? (
        <Link href={`/admin/keys/${productId}`} className="font-semibold hover:underline">
          {productName}
        </Link>
      ) : (
        <span className="font-semibold">{productName}</span>
      ),
  },
  {
    key: 'available',
    header: t('forecast.available'),
    align: 'end',
    cell: ({ available }) => formatCount(available),
  },
  { key: 'sold', header: t('forecast.sold'), align: 'end', cell: ({ sold }) => formatCount(sold) },
  {
    key: 'left',
    header: t('forecast.left'),
    align: 'end',
    className: 'whitespace-nowrap',
    cell: ({ daysLeft }) =>
      daysLeft === null ? (
        <>
          <span aria-hidden>—</span>
          <span className="sr-only">{t('forecast.unsold')}</span>
        </>
      ) : daysLeft < LOW_STOCK_DAYS ? (
        <Badge tone="danger">{t('forecast.days', { count: daysLeft })}</Badge>
      ) : (
        t('forecast.days', { count: daysLeft })
      ),
  },
]

/** How long the keys last at the sales rate of the last 30 days. */
export function ForecastPanel() {
  const t = useTranslations('backOffice.analytics')
  const common = useTranslations('backOffice.common')
  const may = useMay()
  const [isFolded, setFolded] = useState(true)
  const list = usePagedList({
    call: 'GET /api/admin/analytics/forecast',
    filters: {},
    pageSize: isFolded ? FOLDED_ROWS : 25,
  })
  const table = {
    caption: t('forecast.caption'),
    columns: columnsFor(t, common, may('keys')),
    rowKey: ({ productId }: ForecastRow) => productId,
    skeletonRows: FOLDED_ROWS,
    empty: <p className="text-sm text-muted">{t('forecast.empty')}</p>,
  }
  return (
    <Panel
      title={t('forecast.title')}
      lead={t('forecast.lead')}
      isNarrow
      actions={
        <ExportButton
          title={t('forecast.title')}
          query={{ table: 'forecast' }}
          isDisabled={list.rows.length === 0}
        />
      }
    >
      {isFolded && !list.error ? (
        <DataTable
          {...table}
          rows={list.rows.slice(0, FOLDED_ROWS)}
          isLoading={list.isLoading}
          isRefreshing={list.isRefreshing}
        />
      ) : (
        <PagedTable
          {...table}
          list={list}
          failed={t('forecast.loadFailed')}
          noun={t('forecast.noun')}
        />
      )}
      <FoldButton
        title={t('forecast.title')}
        count={list.total}
        isFolded={isFolded}
        onChange={(fold) => {
          list.setPage(0)
          setFolded(fold)
        }}
      />
    </Panel>
  )
}
