import { helpSearchAnswerSchema, helpSearchSchema } from '@/lib/help/contracts'
import { searchHelp } from '@/lib/help/search-help'
import { LIMITS } from '@/lib/http/rate-limit'
import { parseQuery, reply, route } from '@/lib/http/route'

export const GET = route(
  async (request) => {
    const { q, locale } = parseQuery(request, helpSearchSchema)
    return reply(helpSearchAnswerSchema, await searchHelp(q, locale))
  },
  { limit: LIMITS.searchHelp },
)
