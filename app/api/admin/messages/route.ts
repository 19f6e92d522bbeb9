import { messageQuerySchema, messageRowsSchema } from '@/lib/domains/contact/admin-contracts'
import { listMessages } from '@/lib/domains/contact/admin-queries'
import { adminRoute } from '@/lib/http/admin-route'
import { pageHeaders } from '@/lib/http/paging'
import { parseQuery, reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/messages', async (request) => {
  const query = parseQuery(request, messageQuerySchema)
  const { rows, total } = await listMessages(query)
  return reply(messageRowsSchema, rows, {
    headers: pageHeaders(request.nextUrl, query, rows.length, total),
  })
})
