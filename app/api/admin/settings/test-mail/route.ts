import { testMailResultSchema, testMailSchema } from '@/lib/domains/settings/contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { LIMITS } from '@/lib/http/rate-limit'
import { parseBody, reply } from '@/lib/http/route'
import { sendTestMail } from '@/lib/workflows/mail-settings'

export const POST = adminRoute(
  'POST /api/admin/settings/test-mail',
  async (request, actor) => {
    const { to } = await parseBody(request, testMailSchema)
    return reply(testMailResultSchema, await sendTestMail(to, actor))
  },
  { limit: LIMITS.testMail },
)
