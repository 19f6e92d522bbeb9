import { serve } from '@/lib/api/serve'
import { reviewEndpoints } from '@/lib/reviews/endpoints'
import { votesOn } from '@/lib/reviews/vote'

export const GET = serve(reviewEndpoints['GET /api/reviews/votes'], ({ query, sessionId }) =>
  votesOn(query.ids, sessionId),
)
