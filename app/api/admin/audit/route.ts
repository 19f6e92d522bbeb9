import { adminRoute } from '@/lib/api/admin-route'
import { pageHeaders } from '@/lib/http/paging'
import { parseQuery, reply } from '@/lib/http/route'
import { auditEntriesSchema, auditQuerySchema } from '@/lib/staff/audit-contracts'
import { auditTrail } from '@/lib/staff/queries'

export const GET = adminRoute('GET /api/admin/audit', async (request) => {
  const query = parseQuery(request, auditQuerySchema)
  const { entries, total } = await auditTrail(query)
  const headers = pageHeaders(request.nextUrl, query, entries.length, total)
  return reply(auditEntriesSchema, entries, { headers })
})
