import { adminRoute } from '@/lib/api/admin-route'
import { pageHeaders } from '@/lib/http/paging'
import { parseQuery, reply } from '@/lib/http/route'
import { refundRequestQuerySchema, refundRequestsSchema } from '@/lib/orders/admin-contracts'
import { listRefundRequests } from '@/lib/refunds/queries'

export const GET = adminRoute('GET /api/admin/refund-requests', async (request) => {
  const query = parseQuery(request, refundRequestQuerySchema)
  const { rows, total } = await listRefundRequests(query)
  const headers = pageHeaders(request.nextUrl, query, rows.length, total)
  return reply(refundRequestsSchema, rows, { headers })
})
