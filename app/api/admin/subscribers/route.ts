import { adminRoute } from '@/lib/api/admin-route'
import { pageHeaders } from '@/lib/http/paging'
import { parseQuery, reply } from '@/lib/http/route'
import { subscriberQuerySchema, subscriberRowsSchema } from '@/lib/newsletter/admin-contracts'
import { listSubscribers } from '@/lib/newsletter/queries'

export const GET = adminRoute('GET /api/admin/subscribers', async (request) => {
  const query = parseQuery(request, subscriberQuerySchema)
  const { rows, total } = await listSubscribers(query)
  return reply(subscriberRowsSchema, rows, {
    headers: pageHeaders(request.nextUrl, query, rows.length, total),
  })
})
