import { serve } from '@/lib/api/serve'
import { certificateResponse } from '@/lib/bookkeeping/certificates/certificate-response'
import { certificateEndpoints } from '@/lib/bookkeeping/certificates/endpoints'
import { readCertificate } from '@/lib/bookkeeping/certificates/read-certificate'

export const GET = serve(
  certificateEndpoints['GET /api/admin/orders/[orderNumber]/certificates/[position]'],
  async ({ params: { orderNumber, position } }) =>
    certificateResponse(await readCertificate(orderNumber, position), position),
)
