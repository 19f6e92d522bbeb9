import { serve } from '@/lib/api/serve'
import { limitAcknowledgements } from '@/lib/mail/limit-acknowledgements'
import { verifyCaptcha } from '@/lib/plugins/captcha/verify-captcha'
import { reviewEndpoints } from '@/lib/reviews/endpoints'
import { reportReview } from '@/lib/reviews/report-review'

export const POST = serve(
  reviewEndpoints['POST /api/reviews/[id]/reports'],
  async ({ params, body: { website, captchaToken, ...report }, address, host }) => {
    if (website !== '') return { receivedAt: new Date().toISOString() }
    await verifyCaptcha('contact', { captchaToken, address, hostname: host })
    if (report.email) await limitAcknowledgements(report.email)
    const { ground, explanation, name, email, locale } = report
    return reportReview(params.id, { ground, explanation, name, email, locale })
  },
)
