import { helpSearchAnswerSchema, helpSearchSchema } from '@/lib/domains/help/contracts'
import { LIMITS } from '@/lib/http/rate-limit'
import { parseQuery, reply, route } from '@/lib/http/route'
import { searchHelp } from '@/lib/workflows/search-help'

export const GET = route(
  async (request) => {
    const { q, locale } = parseQuery(request, helpSearchSchema)
    return reply(helpSearchAnswerSchema, await searchHelp(q, locale))
  },
  { limit: LIMITS.searchHelp },
)
