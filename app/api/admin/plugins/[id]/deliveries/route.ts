import { deliveriesOf } from '@/lib/domains/plugins/admin-queries'
import { deliveriesQuerySchema, deliveriesSchema } from '@/lib/domains/plugins/contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { pageHeaders } from '@/lib/http/paging'
import { parseQuery, reply } from '@/lib/http/route'

export const GET = adminRoute<{ id: string }>(
  'GET /api/admin/plugins/[id]/deliveries',
  async (request, _actor, { id }) => {
    const query = parseQuery(request, deliveriesQuerySchema)
    const { rows, total } = await deliveriesOf(id, query)
    const headers = pageHeaders(request.nextUrl, query, rows.length, total)
    return reply(deliveriesSchema, rows, { headers })
  },
)
