import { bulkAnswerSchema, bulkKeysSchema, MAX_BULK_BYTES } from '@/lib/domains/licences/contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { parseBody, reply } from '@/lib/http/route'
import { addKeys } from '@/lib/workflows/add-keys'

export const POST = adminRoute('POST /api/admin/product-keys/bulk', async (request, actor) => {
  const wanted = await parseBody(request, bulkKeysSchema, { maxBytes: MAX_BULK_BYTES })
  return reply(bulkAnswerSchema, await addKeys(actor, wanted), { status: 201 })
})
