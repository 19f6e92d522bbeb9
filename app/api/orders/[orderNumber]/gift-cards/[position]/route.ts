import { serve } from '@/lib/api/serve'
import { documentResponse } from '@/lib/http/document-response'
import { orderEndpoints } from '@/lib/orders/endpoints'
import { printForBuyer } from '@/lib/orders/printed-cards/print-for-buyer'

export const GET = serve(
  orderEndpoints['GET /api/orders/[orderNumber]/gift-cards/[position]'],
  async ({ params: { orderNumber, position }, sessionId, request, address, agent }) => {
    const token = request.headers.get('x-order-token')
    return documentResponse({
      name: `gift-card-${orderNumber}-${position}.pdf`,
      type: 'application/pdf',
      bytes: await printForBuyer(orderNumber, position, { sessionId, token }, { address, agent }),
    })
  },
)
