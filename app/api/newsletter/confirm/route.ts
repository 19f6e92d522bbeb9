import { newsletterLinkSchema, newsletterResultSchema } from '@/lib/domains/newsletter/contracts'
import { LIMITS } from '@/lib/http/rate-limit'
import { parseBody, reply, route } from '@/lib/http/route'
import { confirmNewsletter } from '@/lib/workflows/subscribe-newsletter'

export const POST = route(
  async (request) => {
    const { token } = await parseBody(request, newsletterLinkSchema)
    return reply(newsletterResultSchema, await confirmNewsletter(token))
  },
  { limit: LIMITS.mailedLink },
)
