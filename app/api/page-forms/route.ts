import { serve } from '@/lib/api/serve'
import { limitAcknowledgements } from '@/lib/mail/limit-acknowledgements'
import { verifyCaptcha } from '@/lib/plugins/captcha/verify-captcha'
import { messageEndpoints } from '@/lib/service/messages/endpoints'
import { receivePageForm } from '@/lib/service/messages/receive-page-form'

export const POST = serve(
  messageEndpoints['POST /api/page-forms'],
  async ({ body: filled, address, host }) => {
    if (filled.website === '') {
      const { captchaToken } = filled
      await verifyCaptcha('contact', { captchaToken, address, hostname: host })
      await limitAcknowledgements(filled.email)
      await receivePageForm(filled)
    }
    return { status: 'received' as const }
  },
)
