import { serve } from '@/lib/api/serve'
import { attachment } from '@/lib/http/attachment'
import { disputeEndpoints } from '@/lib/refunds/disputes/endpoints'
import { collectEvidence } from '@/lib/refunds/disputes/evidence/collect'
import { evidencePdf } from '@/lib/refunds/disputes/evidence/document'

export const GET = serve(
  disputeEndpoints['GET /api/admin/orders/[orderNumber]/evidence'],
  async ({ params: { orderNumber } }) =>
    new Response(new Uint8Array(await evidencePdf(await collectEvidence(orderNumber))), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': attachment(`evidence-${orderNumber}.pdf`),
        'cache-control': 'no-store',
      },
    }),
)
