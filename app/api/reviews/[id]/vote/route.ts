import { serve } from '@/lib/api/serve'
import { reviewEndpoints } from '@/lib/reviews/endpoints'
import { voteHelpful } from '@/lib/reviews/vote'

export const PUT = serve(
  reviewEndpoints['PUT /api/reviews/[id]/vote'],
  ({ params, sessionId, address }) => voteHelpful(params.id, { sessionId, address }, true),
)

export const DELETE = serve(
  reviewEndpoints['DELETE /api/reviews/[id]/vote'],
  ({ params, sessionId, address }) => voteHelpful(params.id, { sessionId, address }, false),
)
