'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormError } from '@/components/forms/form-error'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { Panel } from '@/components/storefront/panel'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { OrderDocuments, SalesDocument } from '@/lib/bookkeeping/invoices/contracts'
import { E_INVOICE_NAMES, type EInvoiceFormat } from '@/lib/bookkeeping/invoices/e-invoices/formats'
import { toCents } from '@/lib/core/money'
import { HttpError } from '@/lib/http/client'
import { textLocaleOf } from '@/lib/i18n/locales'
import {
  DOCUMENTS_CALL,
  type DocumentsOf,
  issueDocuments,
  readDocuments,
  saveDocument,
  saveDocumentAs,
} from './document-calls'
import { EInvoiceFormats } from './e-invoice-formats'
import { InvoiceDetailsForm } from './invoice-details-form'
import { useDocumentProblem } from './use-document-problem'

/** Invoice and credit notes of an order, for whoever may see the whole of it. */
export function OrderInvoice({ of, isPart }: Pick<DocumentsProps, 'of' | 'isPart'>) {
  const client = useQueryClient()
  const queryKey = [DOCUMENTS_CALL, of.orderNumber]
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => readDocuments(of, signal) })
  if (!data) return null
  return (
    <Documents
      of={of}
      isPart={isPart}
      shown={data}
      onIssued={(documents) => client.setQueryData(queryKey, documents)}
      onChanged={() => client.invalidateQueries({ queryKey })}
    />
  )
}

type DocumentsProps = {
  of: DocumentsOf
  /** Inside another box. */
  isPart?: boolean
  shown: OrderDocuments
  onIssued: (documents: OrderDocuments) => void
  onChanged: () => void
}

function Documents({ of, isPart, shown, onIssued, onChanged }: DocumentsProps) {
  const t = useTranslations('orderDocuments')
  const explain = useDocumentProblem()
  const date = useDayFormat()
  const [making, setMaking] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isEditing, setEditing] = useState(false)
  const [isStored, setStored] = useState(false)
  const isLatest = new Date(shown.issuedBy) > new Date()

  const downloadAs = async (number: string, format: EInvoiceFormat) => {
    setMaking(number)
    setProblem(undefined)
    try {
      await saveDocumentAs(of, number, format)
    } catch (error) {
      const isIncomplete = error instanceof HttpError && error.code === 'conflict'
      setProblem(
        isIncomplete ? t('incomplete', { format: E_INVOICE_NAMES[format] }) : explain(error),
      )
    }
    setMaking(undefined)
  }

  /** @param number of a document; the invoice that is yet to be issued unless given */
  const download = async (number?: string) => {
    setMaking(number ?? 'invoice')
    setProblem(undefined)
    try {
      if (number === undefined) {
        const issued = await issueDocuments(of)
        await saveDocument(of, issued.documents[0]?.number ?? '')
        onIssued(issued)
      } else await saveDocument(of, number)
    } catch (error) {
      setProblem(explain(error))
    }
    setMaking(undefined)
  }

  return (
    <Panel id={`invoice-${of.orderNumber}`} heading={t('title')} isPart={isPart}>
      <p className="mt-3 leading-relaxed text-ink-soft">
        {t(!shown.canChange ? 'issuedText' : shown.waitsForSeller ? 'notYet' : 'text')}{' '}
        {shown.canChange &&
          !shown.waitsForSeller &&
          isLatest &&
          t('latest', { date: date(shown.issuedBy) })}
      </p>
      {shown.canChange ? (
        <>
          <div role="status" className="mt-4 empty:hidden">
            {isStored && !isEditing && (
              <p className="flex items-start gap-2.5 rounded-control bg-success-soft px-4 py-3 text-sm font-medium text-success">
                <Icon name="circle-check" className="mt-0.5 size-4.5 shrink-0" />
                {t('stored')}
              </p>
            )}
          </div>
          <div className="mt-4 flex flex-col gap-2 empty:hidden">
            {!isEditing && (
              <>
                {!shown.waitsForSeller && (
                  <Button
                    breaks
                    variant="outline"
                    disabled={making !== undefined}
                    onClick={() => download()}
                  >
                    <Download aria-hidden />
                    {t(making === undefined ? 'download' : 'downloading')}
                  </Button>
                )}
                <Button breaks variant="ghost" onClick={() => setEditing(true)}>
                  {t(hasDetails(shown) ? 'change' : 'add')}
                </Button>
              </>
            )}
          </div>
          {isEditing && (
            <InvoiceDetailsForm
              of={of}
              details={shown.details}
              takesReferences={shown.takesReferences ?? false}
              onStored={() => {
                setEditing(false)
                setStored(true)
                onChanged()
              }}
              onCancel={() => setEditing(false)}
              onRefused={onChanged}
            />
          )}
        </>
      ) : (
        <ul className="mt-4 space-y-3">
          {shown.documents.map((document) => (
            <DocumentLine
              key={document.number}
              document={document}
              isMaking={making === document.number}
              onSave={() => download(document.number)}
              onSaveAs={(format) => downloadAs(document.number, format)}
            />
          ))}
        </ul>
      )}
      <div className="mt-4 has-[>div:empty]:hidden">
        <FormError>{problem}</FormError>
      </div>
    </Panel>
  )
}

const hasDetails = ({ details }: OrderDocuments) =>
  [
    details.company,
    details.taxId,
    details.buyerReference,
    details.purchaseOrder,
    details.peppolId,
  ].some(Boolean)

type DocumentLineProps = {
  document: SalesDocument
  isMaking: boolean
  onSave: () => void
  onSaveAs: (format: EInvoiceFormat) => void
}

function DocumentLine({ document, isMaking, onSave, onSaveAs }: DocumentLineProps) {
  const t = useTranslations('orderDocuments')
  const date = useDayFormat('UTC')
  const { number, kind, issuedOn, total, currency, isElectronic = false } = document
  const money = useMoneyFormat(currency)
  return (
    <li className="flex items-center justify-between gap-3 rounded-control border border-line px-4 py-3">
      <div className="min-w-0 text-sm">
        <p className="font-semibold [overflow-wrap:anywhere]">{t(kind, { number })}</p>
        <p className="mt-0.5 text-muted">
          {t('issuedOn', { date: date(issuedOn), total: money(toCents(total)) })}
        </p>
        {isElectronic && (
          <EInvoiceFormats
            labelOf={(format) => t('saveAs', { number, format })}
            isBusy={isMaking}
            onSave={onSaveAs}
          />
        )}
      </div>
      <Button
        variant="outline"
        size="icon"
        className="shrink-0"
        aria-label={t('save', { number })}
        disabled={isMaking}
        onClick={onSave}
      >
        <Download aria-hidden />
      </Button>
    </li>
  )
}

/** @param timeZone the reader's unless given */
function useDayFormat(timeZone?: string): (day: string) => string {
  const format = new Intl.DateTimeFormat(textLocaleOf(useLocale()), {
    dateStyle: 'medium',
    timeZone,
  })
  return (day) => format.format(new Date(day))
}
