'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin, downloadAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime, formatDay } from '@/components/back-office/format-date'
import { money } from '@/components/back-office/format-number'
import { LoadError } from '@/components/back-office/load-error'
import { useMay } from '@/components/back-office/session/admin-gate'
import { Panel } from '@/components/back-office/shell/panel'
import { toastFailure } from '@/components/back-office/toast-failure'
import { useDownload } from '@/components/back-office/use-download'
import { Button } from '@/components/ui/button'
import type { OrderDocuments, SalesDocument } from '@/lib/bookkeeping/invoices/contracts'
import type { EInvoiceFormat } from '@/lib/bookkeeping/invoices/e-invoices/formats'
import { EInvoiceFormats } from '../e-invoice-formats'
import { InvoiceDetailsDialog } from './invoice-details-dialog'
import { SellerStop } from './seller-stop'

const CALL = 'GET /api/admin/orders/[orderNumber]/documents'

/** Invoice and credit notes of an order. @param refunds how many refunds it has, each of which brings a credit note */
export function DocumentsPanel({
  orderNumber,
  currency,
  refunds,
}: {
  orderNumber: string
  currency: string
  refunds: number
}) {
  const t = useTranslations('backOffice.invoices')
  const may = useMay()
  const client = useQueryClient()
  const [isIssuing, setIssuing] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const queryKey = [CALL, orderNumber, refunds]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callAdmin(CALL, { params: { orderNumber }, signal }),
    staleTime: 0,
  })
  const issue = async () => {
    setIssuing(true)
    try {
      const issued = await callAdmin('POST /api/admin/orders/[orderNumber]/documents', {
        params: { orderNumber },
      })
      client.setQueryData(queryKey, issued)
    } catch (failure) {
      toastFailure(t('panel.issueFailed'), failure)
    }
    setIssuing(false)
  }
  if (error) return <LoadError title={t('panel.failed')} error={error} onRetry={refetch} />
  const credited = data?.documents.filter(({ kind }) => kind === 'credit_note').length ?? 0
  const isComplete = data === undefined || (!data.canChange && credited >= refunds)
  return (
    <Panel
      title={t('panel.title')}
      actions={
        may('orders.handle') &&
        !isComplete &&
        !data.waitsForSeller && (
          <Button variant="outline" size="sm" onClick={issue} disabled={isIssuing}>
            <FileText aria-hidden />
            {isIssuing ? t('panel.issuing') : t('panel.issue')}
          </Button>
        )
      }
    >
      {data?.waitsForSeller && !isComplete && <SellerStop />}
      {data?.canChange && (
        <p className="text-sm text-muted">
          {new Date(data.issuedBy) > new Date()
            ? t('panel.notIssuedBy', { date: formatDateTime(data.issuedBy) })
            : t('panel.notIssued')}
        </p>
      )}
      {data && data.documents.length > 0 && (
        <ul className="space-y-3">
          {data.documents.map((document) => (
            <DocumentLine key={document.number} document={document} currency={currency} />
          ))}
        </ul>
      )}
      {data && <DetailsLines details={data.details} />}
      {data &&
        may('orders.handle') &&
        (data.canChange ? (
          <Button className="mt-3" variant="outline" size="sm" onClick={() => setEditing(true)}>
            {t('panel.edit')}
          </Button>
        ) : (
          <p className="mt-3 text-sm text-muted">{t('panel.issued')}</p>
        ))}
      {data && isEditing && (
        <InvoiceDetailsDialog
          orderNumber={orderNumber}
          details={data.details}
          onClose={() => setEditing(false)}
        />
      )}
    </Panel>
  )
}

/** Whom it names, and how the buyer's books find it. */
function DetailsLines({ details }: { details: OrderDocuments['details'] }) {
  const t = useTranslations('backOffice.invoices.panel')
  const { company, taxId, buyerReference, purchaseOrder, peppolId } = details
  return [
    [company, taxId].filter(Boolean).join(', '),
    buyerReference && t('reference', { reference: buyerReference }),
    purchaseOrder && t('purchaseOrder', { number: purchaseOrder }),
    peppolId && t('peppolId', { id: peppolId }),
  ].map(
    (line) =>
      line && (
        <p key={line} className="mt-3 text-sm [overflow-wrap:anywhere]">
          {line}
        </p>
      ),
  )
}

function DocumentLine({ document, currency }: { document: SalesDocument; currency: string }) {
  const t = useTranslations('backOffice.invoices')
  const { isDownloading, start } = useDownload(t('panel.makeFailed'))
  const { number, kind, issuedOn, total, isElectronic = false } = document
  const download = () =>
    start(() =>
      downloadAdmin('GET /api/admin/documents/[number]', `${number}.pdf`, { params: { number } }),
    )
  const downloadAs = (format: EInvoiceFormat) =>
    start(() =>
      downloadAdmin('GET /api/admin/documents/[number]/xml', `${number}-${format}.xml`, {
        params: { number },
        query: { format },
      }),
    )
  return (
    <li className="flex items-center justify-between gap-3 rounded-control border border-line px-3.5 py-3 text-sm">
      <div>
        <p className="font-semibold">{number}</p>
        <p className="mt-0.5 text-muted">
          {t('panel.line', {
            kind: t(`kinds.${kind}`),
            date: formatDay(issuedOn),
            total: money(total, currency),
          })}
        </p>
        {isElectronic && (
          <EInvoiceFormats
            labelOf={(format) => t('panel.downloadAs', { number, format })}
            isBusy={isDownloading}
            onSave={downloadAs}
          />
        )}
      </div>
      <Button variant="outline" size="sm" onClick={download} disabled={isDownloading}>
        <span className="sr-only">{t('panel.download', { number })}</span>
        {isDownloading ? t('panel.making') : 'PDF'}
      </Button>
    </li>
  )
}
