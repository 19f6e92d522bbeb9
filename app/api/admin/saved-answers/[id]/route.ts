import { serve } from '@/lib/api/serve'
import { changeSavedAnswer } from '@/lib/service/messages/saved-answers/change-saved-answer'
import { deleteSavedAnswer } from '@/lib/service/messages/saved-answers/delete-saved-answer'
import { savedAnswerEndpoints } from '@/lib/service/messages/saved-answers/endpoints'

export const PUT = serve(
  savedAnswerEndpoints['PUT /api/admin/saved-answers/[id]'],
  ({ actor, params, body }) => changeSavedAnswer(actor, params.id, body),
)

export const DELETE = serve(
  savedAnswerEndpoints['DELETE /api/admin/saved-answers/[id]'],
  ({ actor, params }) => deleteSavedAnswer(actor, params.id),
)
