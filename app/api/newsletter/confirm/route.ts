import { LIMITS } from '@/lib/http/rate-limit'
import { parseBody, reply, route } from '@/lib/http/route'
import { confirmSubscription } from '@/lib/newsletter/confirm-subscription'
import { newsletterLinkSchema, newsletterResultSchema } from '@/lib/newsletter/contracts'

export const POST = route(
  async (request) => {
    const { token } = await parseBody(request, newsletterLinkSchema)
    return reply(newsletterResultSchema, await confirmSubscription(token))
  },
  { limit: LIMITS.mailedLink },
)
