import { serve } from '@/lib/api/serve'
import { orderEndpoints } from '@/lib/orders/endpoints'
import { requireReader } from '@/lib/orders/read-order'
import { agreeLater } from '@/lib/orders/supply/agree-later'

export const POST = serve(
  orderEndpoints['POST /api/orders/[orderNumber]/supply-consent'],
  async ({ params: { orderNumber }, sessionId, request, body, address }) => {
    const token = request.headers.get('x-order-token')
    const orderId = await requireReader(orderNumber, { sessionId, token })
    const { supplyConsent: ticked, locale } = body
    await agreeLater(orderId, { ticked, locale, network: address })
  },
)
