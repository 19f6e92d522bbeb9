import { serve } from '@/lib/api/serve'
import { archiveOfMonth } from '@/lib/bookkeeping/invoices/archive'
import { invoiceEndpoints } from '@/lib/bookkeeping/invoices/endpoints'
import { attachment } from '@/lib/http/attachment'
import { streamBytes } from '@/lib/http/text-stream'

export const GET = serve(
  invoiceEndpoints['GET /api/admin/documents/archive'],
  ({ query }) =>
    new Response(streamBytes(archiveOfMonth(query.month)), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': attachment(`invoices-${query.month}.zip`),
        'cache-control': 'no-store',
      },
    }),
)
