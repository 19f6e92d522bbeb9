import { adminRoute } from '@/lib/api/admin-route'
import { applicationQuerySchema, applicationRowsSchema } from '@/lib/careers/admin-contracts'
import { listApplications } from '@/lib/careers/queries'
import { pageHeaders } from '@/lib/http/paging'
import { parseQuery, reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/applications', async (request) => {
  const query = parseQuery(request, applicationQuerySchema)
  const { rows, total } = await listApplications(query)
  return reply(applicationRowsSchema, rows, {
    headers: pageHeaders(request.nextUrl, query, rows.length, total),
  })
})
