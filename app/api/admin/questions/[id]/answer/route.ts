import { serve } from '@/lib/api/serve'
import { answerQuestion } from '@/lib/reviews/questions/answer-question'
import { questionEndpoints } from '@/lib/reviews/questions/endpoints'
import { adminQuestion } from '@/lib/reviews/questions/queries'

export const PUT = serve(
  questionEndpoints['PUT /api/admin/questions/[id]/answer'],
  async ({ actor, params, body }) => {
    await answerQuestion(actor, params.id, body)
    return adminQuestion(params.id)
  },
)
