import { AppError } from '@/lib/core/errors'
import { LIMITS, refuseWhenSpent, takeFrom } from '@/lib/http/rate-limit'
import { calledHost, clientAddress, parseBody, reply, route } from '@/lib/http/route'
import { verifyCaptcha } from '@/lib/plugins/turnstile/verify-captcha'
import { loginAnswerSchema, loginSchema } from '@/lib/staff/contracts'
import { signIn } from '@/lib/staff/sign-in'

export const POST = route(async (request) => {
  const credentials = await parseBody(request, loginSchema)
  const address = clientAddress(request)
  const byAddress = { limit: LIMITS.failedLoginByAddress, key: address }
  const limits = [
    { limit: LIMITS.failedLoginByUser, key: credentials.username.toLowerCase() },
    byAddress,
  ]
  for (const { limit, key } of limits) await refuseWhenSpent(limit, key)
  try {
    const { captchaToken } = credentials
    await verifyCaptcha('login', { captchaToken, address, hostname: calledHost(request) })
    const userAgent = request.headers.get('user-agent') ?? ''
    return reply(loginAnswerSchema, {
      sessionId: await signIn(credentials, { address, userAgent }),
    })
  } catch (error) {
    const code = error instanceof AppError ? error.code : null
    // A check that was not passed says nothing of the user, whom nobody may lock out that way.
    const counted = code === 'unauthorized' ? limits : code === 'invalid' ? [byAddress] : []
    for (const { limit, key } of counted) await takeFrom(limit, key)
    throw error
  }
})
