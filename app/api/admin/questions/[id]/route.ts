import { serve } from '@/lib/api/serve'
import { deleteQuestion } from '@/lib/reviews/questions/delete-question'
import { questionEndpoints } from '@/lib/reviews/questions/endpoints'

export const DELETE = serve(
  questionEndpoints['DELETE /api/admin/questions/[id]'],
  ({ actor, params }) => deleteQuestion(actor, params.id),
)
