import { keyStocksSchema, stockQuerySchema } from '@/lib/domains/licences/contracts'
import { keyStock } from '@/lib/domains/licences/queries'
import { adminRoute } from '@/lib/http/admin-route'
import { pageHeaders } from '@/lib/http/paging'
import { parseQuery, reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/key-stock', async (request) => {
  const query = parseQuery(request, stockQuerySchema)
  const { rows, total } = await keyStock(query)
  const headers = pageHeaders(request.nextUrl, query, rows.length, total)
  return reply(keyStocksSchema, rows, { headers })
})
