import { auditEntriesSchema, auditQuerySchema } from '@/lib/domains/audit/contracts'
import { auditTrail } from '@/lib/domains/audit/queries'
import { adminRoute } from '@/lib/http/admin-route'
import { pageHeaders } from '@/lib/http/paging'
import { parseQuery, reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/audit', async (request) => {
  const query = parseQuery(request, auditQuerySchema)
  const { entries, total } = await auditTrail(query)
  const headers = pageHeaders(request.nextUrl, query, entries.length, total)
  return reply(auditEntriesSchema, entries, { headers })
})
