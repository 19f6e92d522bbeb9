import { serve } from '@/lib/api/serve'
import { decideBuyerAnswer } from '@/lib/reviews/questions/decide-buyer-answer'
import { questionEndpoints } from '@/lib/reviews/questions/endpoints'
import { adminQuestion } from '@/lib/reviews/questions/queries'

export const POST = serve(
  questionEndpoints['POST /api/admin/questions/answers/[id]/decision'],
  async ({ actor, params, body }) => adminQuestion(await decideBuyerAnswer(actor, params.id, body)),
)
