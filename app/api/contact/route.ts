import { serve } from '@/lib/api/serve'
import { limitAcknowledgements } from '@/lib/mail/limit-acknowledgements'
import { verifyCaptcha } from '@/lib/plugins/captcha/verify-captcha'
import { messageEndpoints } from '@/lib/service/messages/endpoints'
import { receiveMessage } from '@/lib/service/messages/receive-message'

export const POST = serve(
  messageEndpoints['POST /api/contact'],
  async ({ body: message, address, host }) => {
    if (message.website === '') {
      const { captchaToken } = message
      await verifyCaptcha('contact', { captchaToken, address, hostname: host })
      await limitAcknowledgements(message.email)
      await receiveMessage(message)
    }
    return { status: 'received' as const }
  },
)
