import { callApi } from '@/lib/api/client'
import type { InvoiceDetails, OrderDocuments } from '@/lib/bookkeeping/invoices/contracts'
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

/** Fetches a document and has the browser save it, since a link could not carry the proof. @throws HttpError, TypeError */
export async function saveDocument(
  { orderNumber, proof }: DocumentsOf,
  number: string,
): Promise<void> {
  const answer = await fetch(
    urlOf('GET /api/orders/[orderNumber]/documents/[number]', {
      params: { orderNumber, number },
    }),
    { headers: proof() },
  )
  if (!answer.ok) throw new HttpError(answer.status, await answer.text())
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = `${number}.pdf`
  link.click()
  URL.revokeObjectURL(address)
}
