import { keyedHash } from '@/lib/core/crypto'
import { contactMessageSchema, messageReceivedSchema } from '@/lib/domains/contact/contracts'
import { LIMITS, takeFrom } from '@/lib/http/rate-limit'
import { calledHost, clientAddress, parseBody, reply, route } from '@/lib/http/route'
import { checkPerson } from '@/lib/workflows/check-person'
import { receiveMessage } from '@/lib/workflows/receive-message'

export const POST = route(
  async (request) => {
    const message = await parseBody(request, contactMessageSchema)
    if (message.website === '') {
      await checkPerson('contact', {
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
