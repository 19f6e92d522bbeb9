import { adminRoute } from '@/lib/api/admin-route'
import { pageHeaders } from '@/lib/http/paging'
import { parseBody, parseQuery, reply } from '@/lib/http/route'
import { addKey } from '@/lib/licences/add-key'
import {
  keysQuerySchema,
  newKeySchema,
  productKeySchema,
  productKeysSchema,
} from '@/lib/licences/contracts'
import { productKeys } from '@/lib/licences/queries'
import { revealKeys } from '@/lib/licences/reveal-keys'

export const GET = adminRoute('GET /api/admin/product-keys', async (request, actor) => {
  const query = parseQuery(request, keysQuerySchema)
  const { keys, total } = await (query.reveal ? revealKeys(actor, query) : productKeys(query))
  const headers = pageHeaders(request.nextUrl, query, keys.length, total)
  return reply(productKeysSchema, keys, { headers })
})

export const POST = adminRoute('POST /api/admin/product-keys', async (request, actor) => {
  const key = await addKey(actor, await parseBody(request, newKeySchema))
  return reply(productKeySchema, key, { status: 201 })
})
