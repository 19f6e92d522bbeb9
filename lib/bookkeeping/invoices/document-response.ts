import 'server-only'
import { attachment } from '@/lib/http/attachment'
import { documentPdf } from './render-document'
import type { Snapshot } from './snapshot'

/** A document as a file to save, kept by nobody on its way. */
export const documentResponse = async (document: Snapshot): Promise<Response> =>
  new Response(new Uint8Array(await documentPdf(document)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': attachment(`${document.number}.pdf`),
      'cache-control': 'no-store',
    },
  })
