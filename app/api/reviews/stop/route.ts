import { serve } from '@/lib/api/serve'
import { Reply } from '@/lib/http/serve'
import { reviewEndpoints } from '@/lib/reviews/endpoints'
import { stopReviewMails } from '@/lib/reviews/stop-review-mails'

/** The page posts the token; a mail program's own button posts to the address with the token in it (RFC 8058). */
export const POST = serve(reviewEndpoints['POST /api/reviews/stop'], ({ query, body }) =>
  stopReviewMails(body?.token ?? query.token ?? ''),
)

/** For mail programs that open the address instead: the page asks first. */
export const GET = serve(
  reviewEndpoints['GET /api/reviews/stop'],
  ({ query: { token = '' } }) =>
    new Reply(303, null, { location: `/reviews/stop#${encodeURIComponent(token)}` }),
)
