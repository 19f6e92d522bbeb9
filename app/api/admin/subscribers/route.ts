import {
  subscriberQuerySchema,
  subscriberRowsSchema,
} from '@/lib/domains/newsletter/admin-contracts'
import { listSubscribers } from '@/lib/domains/newsletter/admin-queries'
import { adminRoute } from '@/lib/http/admin-route'
import { pageHeaders } from '@/lib/http/paging'
import { parseQuery, reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/subscribers', async (request) => {
  const query = parseQuery(request, subscriberQuerySchema)
  const { rows, total } = await listSubscribers(query)
  return reply(subscriberRowsSchema, rows, {
    headers: pageHeaders(request.nextUrl, query, rows.length, total),
  })
})
