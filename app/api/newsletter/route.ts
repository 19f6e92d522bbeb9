import { LIMITS } from '@/lib/http/rate-limit'
import { parseBody, reply, route } from '@/lib/http/route'
import { subscribedSchema, subscribeSchema } from '@/lib/newsletter/contracts'
import { requestSubscription } from '@/lib/newsletter/request-subscription'

export const POST = route(
  async (request) => {
    const { email, locale, website } = await parseBody(request, subscribeSchema)
    if (website === '') await requestSubscription(email, locale)
    return reply(subscribedSchema, { status: 'check_your_inbox' }, { status: 202 })
  },
  { limit: LIMITS.subscribe },
)
