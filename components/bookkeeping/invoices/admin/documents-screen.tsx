'use client'

import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin, downloadAdmin } from '@/components/back-office/admin-calls'
import { EmptyList } from '@/components/back-office/empty-list'
import { formatDay, today } from '@/components/back-office/format-date'
import { PagedTable } from '@/components/back-office/paged-table'
import { useDownload } from '@/components/back-office/use-download'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { PaymentsHeading } from '@/components/payments/admin/payments-heading'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import type { Column } from '@/components/ui/list/data-table'
import type { DocumentRow } from '@/lib/bookkeeping/invoices/contracts'
import { sumText } from './document-labels'
import { DocumentSummary } from './document-summary'
import { SellerStop } from './seller-stop'

const SUMMARY = 'GET /api/admin/documents/summary'

/** Credits have a minus. */
const signed = ({ kind, currency }: DocumentRow, amount: string) =>
  sumText(kind === 'credit_note' ? `-${amount}` : amount, currency)

function useColumns(): readonly Column<DocumentRow>[] {
  const t = useTranslations('backOffice.invoices')
  const common = useTranslations('backOffice.common')
  return [
    {
      key: 'number',
      header: t('list.number'),
      cell: ({ number, kind }) => (
        <>
          <span className="font-semibold whitespace-nowrap">{number}</span>{' '}
          {kind === 'credit_note' && <Badge tone="neutral">{t(`kinds.${kind}`)}</Badge>}
        </>
      ),
    },
    {
      key: 'issued',
      header: t('list.issued'),
      className: 'whitespace-nowrap text-muted',
      cell: ({ issuedOn }) => formatDay(issuedOn),
    },
    {
      key: 'order',
      header: common('order'),
      cell: ({ orderNumber, buyer }) => (
        <>
          <Link
            href={`/admin/orders/${orderNumber}`}
            className="font-semibold whitespace-nowrap text-primary-strong hover:underline"
          >
            {orderNumber}
          </Link>
          <span className="block text-muted [overflow-wrap:anywhere]">{buyer}</span>
        </>
      ),
    },
    { key: 'net', header: t('list.net'), align: 'end', cell: (row) => signed(row, row.net) },
    { key: 'tax', header: t('list.tax'), align: 'end', cell: (row) => signed(row, row.tax) },
    {
      key: 'total',
      header: common('total'),
      align: 'end',
      cell: (row) => <span className="font-semibold">{signed(row, row.total)}</span>,
    },
  ]
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Invoices and credit notes of a period, their sums by tax rate, and their numbers. */
export function DocumentsScreen() {
  const t = useTranslations('backOffice.invoices')
  const columns = useColumns()
  const [period, setPeriod] = useState(() => ({ from: `${today().slice(0, 7)}-01`, to: today() }))
  const { isDownloading, start } = useDownload(t('list.exportFailed'))
  const list = usePagedList({ call: 'GET /api/admin/documents', filters: period })
  const summary = useQuery({
    queryKey: [SUMMARY, period],
    queryFn: ({ signal }) => callAdmin(SUMMARY, { query: period, signal }),
    staleTime: 0,
  })
  const change = (changed: Partial<typeof period>) => {
    if (Object.values(changed).every(isDay)) setPeriod((known) => ({ ...known, ...changed }))
  }
  const exportDocuments = () => {
    const { from, to } = period
    return start(() =>
      downloadAdmin('GET /api/admin/documents/export', `documents-${from}-${to}.csv`, {
        query: period,
      }),
    )
  }
  const archive = useDownload(t('list.archiveFailed'))
  const month = period.to.slice(0, 7)
  const downloadArchive = () =>
    archive.start(() =>
      downloadAdmin('GET /api/admin/documents/archive', `invoices-${month}.zip`, {
        query: { month },
      }),
    )
  return (
    <>
      <PaymentsHeading lead={t('list.lead')}>
        <Button variant="outline" onClick={downloadArchive} disabled={archive.isDownloading}>
          <Download aria-hidden />
          {archive.isDownloading ? t('list.archiving') : t('list.archive', { month })}
        </Button>
        <Button variant="outline" onClick={exportDocuments} disabled={isDownloading}>
          <Download aria-hidden />
          {isDownloading ? t('list.exporting') : t('list.export')}
        </Button>
      </PaymentsHeading>
      <div className="mb-6 grid max-w-md gap-4 xs:grid-cols-2">
        <TextField
          id="documents-from"
          type="date"
          label={t('list.from')}
          defaultValue={period.from}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          id="documents-to"
          type="date"
          label={t('list.until')}
          defaultValue={period.to}
          onChange={({ target }) => change({ to: target.value })}
        />
      </div>
      {summary.data?.waitsForSeller && <SellerStop />}
      {summary.data && <DocumentSummary summary={summary.data} />}
      <PagedTable
        list={list}
        failed={t('panel.failed')}
        noun={t('list.noun')}
        caption={t('list.caption')}
        columns={columns}
        rowKey={({ number }) => number}
        empty={<EmptyList text={t('list.none')} hint={t('list.noneHint')} />}
      />
    </>
  )
}
