import { serve } from '@/lib/api/serve'
import { keyReportEndpoints } from '@/lib/orders/key-reports/endpoints'
import { reportableKeys } from '@/lib/orders/key-reports/queries'
import { reportKey } from '@/lib/orders/key-reports/report-key'
import { requireReader } from '@/lib/orders/read-order'

export const GET = serve(
  keyReportEndpoints['GET /api/orders/[orderNumber]/key-reports'],
  async ({ params: { orderNumber }, sessionId, request }) => {
    const token = request.headers.get('x-order-token')
    return reportableKeys(await requireReader(orderNumber, { sessionId, token }))
  },
)

export const POST = serve(
  keyReportEndpoints['POST /api/orders/[orderNumber]/key-reports'],
  async ({ params: { orderNumber }, sessionId, request, body }) => {
    const token = request.headers.get('x-order-token')
    const orderId = await requireReader(orderNumber, { sessionId, token })
    return { status: await reportKey(orderId, body) }
  },
)
