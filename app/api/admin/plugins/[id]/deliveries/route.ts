import { adminRoute } from '@/lib/api/admin-route'
import { pageHeaders } from '@/lib/http/paging'
import { parseQuery, reply } from '@/lib/http/route'
import { deliveriesQuerySchema, deliveriesSchema } from '@/lib/notifications/contracts'
import { deliveryLog } from '@/lib/plugin-catalogue/delivery-log'

export const GET = adminRoute<{ id: string }>(
  'GET /api/admin/plugins/[id]/deliveries',
  async (request, _actor, { id }) => {
    const query = parseQuery(request, deliveriesQuerySchema)
    const { rows, total } = await deliveryLog(id, query)
    const headers = pageHeaders(request.nextUrl, query, rows.length, total)
    return reply(deliveriesSchema, rows, { headers })
  },
)
