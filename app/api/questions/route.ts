import { serve } from '@/lib/api/serve'
import { verifyCaptcha } from '@/lib/plugins/captcha/verify-captcha'
import { askQuestion } from '@/lib/reviews/questions/ask-question'
import { questionEndpoints } from '@/lib/reviews/questions/endpoints'
import { listQuestions } from '@/lib/reviews/questions/queries'

export const GET = serve(questionEndpoints['GET /api/questions'], ({ query }) =>
  listQuestions(query),
)

export const POST = serve(
  questionEndpoints['POST /api/questions'],
  async ({ body: { website, captchaToken, ...asked }, address, host }) => {
    if (website !== '') return { receivedAt: new Date().toISOString() }
    await verifyCaptcha('contact', { captchaToken, address, hostname: host })
    return askQuestion(asked)
  },
)
