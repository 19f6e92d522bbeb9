import 'server-only'
import { attachment } from '@/lib/http/attachment'
import type { InvoiceFileContent } from './e-invoices/original-file'

/** A document as a file to save, kept by nobody on its way. */
export const documentResponse = ({ name, type, bytes }: InvoiceFileContent): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': attachment(name),
      'cache-control': 'no-store',
    },
  })
