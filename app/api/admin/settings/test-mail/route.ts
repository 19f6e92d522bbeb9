import { adminRoute } from '@/lib/api/admin-route'
import { LIMITS } from '@/lib/http/rate-limit'
import { parseBody, reply } from '@/lib/http/route'
import { sendTestMail } from '@/lib/mail/send-test-mail'
import { testMailResultSchema, testMailSchema } from '@/lib/settings/contracts'

export const POST = adminRoute(
  'POST /api/admin/settings/test-mail',
  async (request, actor) => {
    const { to } = await parseBody(request, testMailSchema)
    return reply(testMailResultSchema, await sendTestMail(to, actor))
  },
  { limit: LIMITS.testMail },
)
