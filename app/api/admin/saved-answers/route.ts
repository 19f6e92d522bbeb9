import { serve } from '@/lib/api/serve'
import { createSavedAnswer } from '@/lib/service/messages/saved-answers/create-saved-answer'
import { savedAnswerEndpoints } from '@/lib/service/messages/saved-answers/endpoints'
import { listSavedAnswers } from '@/lib/service/messages/saved-answers/queries'

export const GET = serve(savedAnswerEndpoints['GET /api/admin/saved-answers'], () =>
  listSavedAnswers(),
)

export const POST = serve(
  savedAnswerEndpoints['POST /api/admin/saved-answers'],
  ({ actor, body }) => createSavedAnswer(actor, body),
)
