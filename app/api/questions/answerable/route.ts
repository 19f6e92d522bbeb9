import { serve } from '@/lib/api/serve'
import { answerableQuestions } from '@/lib/reviews/questions/answerable-questions'
import { questionEndpoints } from '@/lib/reviews/questions/endpoints'

export const POST = serve(questionEndpoints['POST /api/questions/answerable'], ({ body }) =>
  answerableQuestions(body),
)
