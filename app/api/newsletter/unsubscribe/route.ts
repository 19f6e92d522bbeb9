import type { NextRequest } from 'next/server'
import { LIMITS } from '@/lib/http/rate-limit'
import { parse, parseBody, reply, route } from '@/lib/http/route'
import { newsletterLinkSchema, newsletterResultSchema } from '@/lib/newsletter/contracts'
import { unsubscribe } from '@/lib/newsletter/unsubscribe'

/** The page posts the token; a mail program's own button posts to the address with the token in it (RFC 8058). */
export const POST = route(
  async (request) => {
    const { token } = tokenInAddress(request) ?? (await parseBody(request, newsletterLinkSchema))
    return reply(newsletterResultSchema, await unsubscribe(token))
  },
  { limit: LIMITS.mailedLink },
)

/** For mail programs that open the address instead: the page asks first. */
export const GET = route(async (request) => {
  const { token = '' } = tokenInAddress(request) ?? {}
  return new Response(null, {
    status: 303,
    headers: {
      location: `/newsletter/unsubscribe#${encodeURIComponent(token)}`,
      'cache-control': 'no-store',
    },
  })
})

function tokenInAddress(request: NextRequest) {
  const token = request.nextUrl.searchParams.get('token')
  return token === null ? null : parse(newsletterLinkSchema, { token })
}
