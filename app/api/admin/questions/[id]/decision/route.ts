import { serve } from '@/lib/api/serve'
import { decideQuestion } from '@/lib/reviews/questions/decide-question'
import { questionEndpoints } from '@/lib/reviews/questions/endpoints'
import { adminQuestion } from '@/lib/reviews/questions/queries'

export const POST = serve(
  questionEndpoints['POST /api/admin/questions/[id]/decision'],
  async ({ actor, params, body }) => {
    await decideQuestion(actor, params.id, body)
    return adminQuestion(params.id)
  },
)
