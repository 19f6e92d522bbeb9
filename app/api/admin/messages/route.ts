import { adminRoute } from '@/lib/api/admin-route'
import { pageHeaders } from '@/lib/http/paging'
import { parseQuery, reply } from '@/lib/http/route'
import { messageQuerySchema, messageRowsSchema } from '@/lib/messages/admin-contracts'
import { listMessages } from '@/lib/messages/queries'

export const GET = adminRoute('GET /api/admin/messages', async (request) => {
  const query = parseQuery(request, messageQuerySchema)
  const { rows, total } = await listMessages(query)
  return reply(messageRowsSchema, rows, {
    headers: pageHeaders(request.nextUrl, query, rows.length, total),
  })
})
