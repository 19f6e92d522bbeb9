import { keyedHash } from '@/lib/core/crypto'
import { LIMITS, takeFrom } from '@/lib/http/rate-limit'
import { calledHost, clientAddress, parseBody, reply, route } from '@/lib/http/route'
import { contactMessageSchema, messageReceivedSchema } from '@/lib/messages/contracts'
import { receiveMessage } from '@/lib/messages/receive-message'
import { verifyCaptcha } from '@/lib/plugins/turnstile/verify-captcha'

export const POST = route(
  async (request) => {
    const message = await parseBody(request, contactMessageSchema)
    if (message.website === '') {
      await verifyCaptcha('contact', {
        captchaToken: message.captchaToken,
        address: clientAddress(request),
        hostname: calledHost(request),
      })
      await takeFrom(LIMITS.acknowledge, keyedHash(message.email.toLowerCase(), 'rate-limit'))
      await receiveMessage(message)
    }
    return reply(messageReceivedSchema, { status: 'received' }, { status: 201 })
  },
  { limit: LIMITS.contact },
)
