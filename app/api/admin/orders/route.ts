import { orderListQuerySchema, orderRowsSchema } from '@/lib/domains/orders/admin-contracts'
import { listOrders } from '@/lib/domains/orders/admin-queries'
import { adminRoute } from '@/lib/http/admin-route'
import { pageHeaders } from '@/lib/http/paging'
import { parseQuery, reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/orders', async (request) => {
  const query = parseQuery(request, orderListQuerySchema)
  const { rows, total } = await listOrders(query)
  const headers = pageHeaders(request.nextUrl, query, rows.length, total)
  return reply(orderRowsSchema, rows, { headers })
})
