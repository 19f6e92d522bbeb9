import { serve } from '@/lib/api/serve'
import { Reply } from '@/lib/http/serve'
import { newsletterEndpoints } from '@/lib/marketing/newsletter/endpoints'
import { unsubscribe } from '@/lib/marketing/newsletter/unsubscribe'

/** The page posts the token; a mail program's own button posts to the address with the token in it (RFC 8058). */
export const POST = serve(
  newsletterEndpoints['POST /api/newsletter/unsubscribe'],
  ({ query, body }) => unsubscribe(body?.token ?? query.token ?? ''),
)

/** For mail programs that open the address instead: the page asks first. */
export const GET = serve(
  newsletterEndpoints['GET /api/newsletter/unsubscribe'],
  ({ query: { token = '' } }) =>
    new Reply(303, null, {
      location: `/newsletter/unsubscribe#${encodeURIComponent(token)}`,
    }),
)
