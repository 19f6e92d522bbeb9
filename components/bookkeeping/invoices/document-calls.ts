import { callApi } from '@/lib/api/client'
import type { InvoiceDetails, OrderDocuments } from '@/lib/bookkeeping/invoices/contracts'
import type { EInvoiceFormat } from '@/lib/bookkeeping/invoices/e-invoices/formats'
import { HttpError, urlOf } from '@/lib/http/client'

/** Whose documents, and the headers by which this browser proves that it may see them. */
export type DocumentsOf = { orderNumber: string; proof: () => Record<string, string> }

export const DOCUMENTS_CALL = 'GET /api/orders/[orderNumber]/documents'

export const readDocuments = (
  { orderNumber, proof }: DocumentsOf,
  signal?: AbortSignal,
): Promise<OrderDocuments> =>
  callApi(DOCUMENTS_CALL, { params: { orderNumber }, headers: proof(), signal })

/** Issues what is missing. */
export const issueDocuments = ({ orderNumber, proof }: DocumentsOf): Promise<OrderDocuments> =>
  callApi('POST /api/orders/[orderNumber]/documents', {
    params: { orderNumber },
    headers: proof(),
  })

export const saveDetails = (
  { orderNumber, proof }: DocumentsOf,
  body: InvoiceDetails,
): Promise<undefined> =>
  callApi('PUT /api/orders/[orderNumber]/invoice-details', {
    params: { orderNumber },
    headers: proof(),
    body,
  })

/** Fetches a document as a file for programs, likewise. */
export const saveDocumentAs = (
  { orderNumber, proof }: DocumentsOf,
  number: string,
  format: EInvoiceFormat,
): Promise<void> =>
  saveFile(
    urlOf('GET /api/orders/[orderNumber]/documents/[number]/xml', {
      params: { orderNumber, number },
      query: { format },
    }),
    proof(),
    `${number}-${format}.xml`,
  )

/** Fetches a document and has the browser save it, since a link could not carry the proof. @throws HttpError, TypeError */
export const saveDocument = ({ orderNumber, proof }: DocumentsOf, number: string): Promise<void> =>
  saveFile(
    urlOf('GET /api/orders/[orderNumber]/documents/[number]', {
      params: { orderNumber, number },
    }),
    proof(),
    `${number}.pdf`,
  )

/** Fetches the certificate of an item's licences, likewise. @param position of the item, from 1 */
export const saveCertificate = (
  { orderNumber, proof }: DocumentsOf,
  position: number,
): Promise<void> =>
  saveFile(
    urlOf('GET /api/orders/[orderNumber]/certificates/[position]', {
      params: { orderNumber, position },
    }),
    proof(),
    `certificate-${orderNumber}-${position}.pdf`,
  )

/** Fetches the gift cards of an item as a file to print, likewise. @param position of the item, from 1 */
export const saveGiftCards = (
  { orderNumber, proof }: DocumentsOf,
  position: number,
): Promise<void> =>
  saveFile(
    urlOf('GET /api/orders/[orderNumber]/gift-cards/[position]', {
      params: { orderNumber, position },
    }),
    proof(),
    `gift-card-${orderNumber}-${position}.pdf`,
  )

async function saveFile(
  url: string,
  headers: Record<string, string>,
  fileName: string,
): Promise<void> {
  const answer = await fetch(url, { headers })
  if (!answer.ok) throw new HttpError(answer.status, await answer.text())
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}
