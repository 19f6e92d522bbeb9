import { adminRoute } from '@/lib/api/admin-route'
import { pageHeaders } from '@/lib/http/paging'
import { parseQuery, reply } from '@/lib/http/route'
import { keyStocksSchema, stockQuerySchema } from '@/lib/licences/contracts'
import { keyStock } from '@/lib/licences/queries'

export const GET = adminRoute('GET /api/admin/key-stock', async (request) => {
  const query = parseQuery(request, stockQuerySchema)
  const { rows, total } = await keyStock(query)
  const headers = pageHeaders(request.nextUrl, query, rows.length, total)
  return reply(keyStocksSchema, rows, { headers })
})
