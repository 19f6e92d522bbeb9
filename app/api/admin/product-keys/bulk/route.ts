import { adminRoute } from '@/lib/api/admin-route'
import { parseBody, reply } from '@/lib/http/route'
import { addKeys } from '@/lib/licences/add-keys'
import { bulkAnswerSchema, bulkKeysSchema, MAX_BULK_BYTES } from '@/lib/licences/contracts'

export const POST = adminRoute('POST /api/admin/product-keys/bulk', async (request, actor) => {
  const wanted = await parseBody(request, bulkKeysSchema, { maxBytes: MAX_BULK_BYTES })
  return reply(bulkAnswerSchema, await addKeys(actor, wanted), { status: 201 })
})
