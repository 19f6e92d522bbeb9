import { serve } from '@/lib/api/serve'
import { parse } from '@/lib/http/route'
import { textsOf } from '@/lib/http/upload'
import { limitAcknowledgements } from '@/lib/mail/limit-acknowledgements'
import { verifyCaptcha } from '@/lib/plugins/captcha/verify-captcha'
import { readAttachments } from '@/lib/service/messages/attachments'
import { contactMessageSchema } from '@/lib/service/messages/contracts'
import { messageEndpoints } from '@/lib/service/messages/endpoints'
import { receiveMessage } from '@/lib/service/messages/receive-message'

export const POST = serve(
  messageEndpoints['POST /api/contact/with-files'],
  async ({ form, address, host }) => {
    const message = parse(contactMessageSchema, textsOf(form))
    if (message.website === '') {
      const files = await readAttachments(form)
      const { captchaToken } = message
      await verifyCaptcha('contact', { captchaToken, address, hostname: host })
      await limitAcknowledgements(message.email)
      await receiveMessage(message, files)
    }
    return { status: 'received' as const }
  },
)
