import { serve } from '@/lib/api/serve'
import { deleteBuyerAnswer } from '@/lib/reviews/questions/decide-buyer-answer'
import { questionEndpoints } from '@/lib/reviews/questions/endpoints'

export const DELETE = serve(
  questionEndpoints['DELETE /api/admin/questions/answers/[id]'],
  ({ actor, params }) => deleteBuyerAnswer(actor, params.id),
)
