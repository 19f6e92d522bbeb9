import { LIMITS } from '@/lib/http/rate-limit'
import { parseBody, reply, route } from '@/lib/http/route'
import { newsletterLinkSchema, newsletterResultSchema } from '@/lib/newsletter/contracts'
import { confirmNewsletter } from '@/lib/newsletter/subscribe'

export const POST = route(
  async (request) => {
    const { token } = await parseBody(request, newsletterLinkSchema)
    return reply(newsletterResultSchema, await confirmNewsletter(token))
  },
  { limit: LIMITS.mailedLink },
)
