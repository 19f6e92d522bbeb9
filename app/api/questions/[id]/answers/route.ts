import { serve } from '@/lib/api/serve'
import { answerAsBuyer } from '@/lib/reviews/questions/answer-as-buyer'
import { questionEndpoints } from '@/lib/reviews/questions/endpoints'

export const POST = serve(
  questionEndpoints['POST /api/questions/[id]/answers'],
  ({ params, body }) => answerAsBuyer(params.id, body),
)
