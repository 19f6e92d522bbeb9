import { serve } from '@/lib/api/serve'
import { disputeEndpoints } from '@/lib/disputes/endpoints'
import { collectEvidence } from '@/lib/disputes/evidence/collect'
import { evidencePdf } from '@/lib/disputes/evidence/document'
import { attachment } from '@/lib/http/attachment'

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
