import { adminRoute } from '@/lib/api/admin-route'
import { parseBody, reply } from '@/lib/http/route'
import { renewSigningSecret } from '@/lib/plugin-catalogue/change-plugin'
import { newSecretSchema, renewSecretSchema } from '@/lib/plugins/contracts'

export const POST = adminRoute<{ id: string }>(
  'POST /api/admin/plugins/[id]/secret',
  async (request, actor, { id }) => {
    const { expectedUpdatedAt } = await parseBody(request, renewSecretSchema)
    return reply(newSecretSchema, await renewSigningSecret(id, expectedUpdatedAt, actor))
  },
)
