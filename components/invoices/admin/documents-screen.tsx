'use client'

import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { callAdmin, downloadAdmin } from '@/components/back-office/admin-calls'
import { formatDay, today } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { useDownload } from '@/components/back-office/use-download'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { PaymentsHeading } from '@/components/payments/admin/payments-heading'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { Pager } from '@/components/ui/list/pager'
import type { DocumentRow } from '@/lib/invoices/contracts'
import { KIND_LABELS, sumText } from './document-labels'
import { DocumentSummary } from './document-summary'

const SUMMARY = 'GET /api/admin/documents/summary'

/** Credits have a minus. */
const signed = ({ kind }: DocumentRow, amount: string) =>
  sumText(kind === 'credit_note' ? `-${amount}` : amount)

const COLUMNS: readonly Column<DocumentRow>[] = [
  {
    key: 'number',
    header: 'Number',
    cell: ({ number, kind }) => (
      <>
        <span className="font-semibold whitespace-nowrap">{number}</span>{' '}
        {kind === 'credit_note' && <Badge tone="neutral">{KIND_LABELS[kind]}</Badge>}
      </>
    ),
  },
  {
    key: 'issued',
    header: 'Issued',
    className: 'whitespace-nowrap text-muted',
    cell: ({ issuedOn }) => formatDay(issuedOn),
  },
  {
    key: 'order',
    header: 'Order',
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
  { key: 'net', header: 'Net', align: 'end', cell: (row) => signed(row, row.net) },
  { key: 'tax', header: 'Tax', align: 'end', cell: (row) => signed(row, row.tax) },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    cell: (row) => <span className="font-semibold">{signed(row, row.total)}</span>,
  },
]

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Invoices and credit notes of a period, their sums by tax rate, and their numbers. */
export function DocumentsScreen() {
  const [period, setPeriod] = useState(() => ({ from: `${today().slice(0, 7)}-01`, to: today() }))
  const { isDownloading, start } = useDownload('Export failed')
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
  return (
    <>
      <PaymentsHeading lead="Each paid order has an invoice, each refund a credit note. Their numbers have no gaps, and what was issued stays as it is.">
        <Button variant="outline" onClick={exportDocuments} disabled={isDownloading}>
          <Download aria-hidden />
          {isDownloading ? 'Exporting …' : 'Export CSV'}
        </Button>
      </PaymentsHeading>
      <div className="mb-6 grid max-w-md gap-4 xs:grid-cols-2">
        <TextField
          id="documents-from"
          type="date"
          label="Issued from"
          defaultValue={period.from}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          id="documents-to"
          type="date"
          label="Issued until"
          defaultValue={period.to}
          onChange={({ target }) => change({ to: target.value })}
        />
      </div>
      {summary.data && <DocumentSummary summary={summary.data} />}
      {list.error ? (
        <LoadError title="Failed to load the documents" error={list.error} onRetry={list.retry} />
      ) : (
        <>
          <DataTable
            caption="Invoices and credit notes"
            columns={COLUMNS}
            rows={list.rows}
            rowKey={({ number }) => number}
            isLoading={list.isLoading}
            isRefreshing={list.isRefreshing}
            empty={
              <>
                <p className="font-semibold">Nothing was issued in this period</p>
                <p className="mt-1 text-sm text-muted">
                  An invoice is issued when it is first asked for, when its order is refunded, or 14
                  days after the order.
                </p>
              </>
            }
          />
          <Pager list={list} noun="documents" />
        </>
      )}
    </>
  )
}
