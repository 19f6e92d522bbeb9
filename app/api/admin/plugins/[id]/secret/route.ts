import { newSecretSchema, renewSecretSchema } from '@/lib/domains/plugins/contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { parseBody, reply } from '@/lib/http/route'
import { renewSigningSecret } from '@/lib/workflows/change-plugin'

export const POST = adminRoute<{ id: string }>(
  'POST /api/admin/plugins/[id]/secret',
  async (request, actor, { id }) => {
    const { expectedUpdatedAt } = await parseBody(request, renewSecretSchema)
    return reply(newSecretSchema, await renewSigningSecret(id, expectedUpdatedAt, actor))
  },
)
