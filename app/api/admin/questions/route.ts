import { serve } from '@/lib/api/serve'
import { questionEndpoints } from '@/lib/reviews/questions/endpoints'
import { listAdminQuestions } from '@/lib/reviews/questions/queries'

export const GET = serve(questionEndpoints['GET /api/admin/questions'], ({ query }) =>
  listAdminQuestions(query),
)
