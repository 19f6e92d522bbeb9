import { serve } from '@/lib/api/serve'
import { AppError } from '@/lib/core/errors'
import { consumeLimit, requireLimitLeft } from '@/lib/http/rate-limit'
import { verifyCaptcha } from '@/lib/plugins/turnstile/verify-captcha'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { FAILED_LOGIN_BY_ADDRESS, FAILED_LOGIN_BY_USER } from '@/lib/staff/limits'
import { signIn } from '@/lib/staff/sign-in'

export const POST = serve(
  staffEndpoints['POST /api/auth/login'],
  async ({ body: credentials, address, host, request }) => {
    const byAddress = { limit: FAILED_LOGIN_BY_ADDRESS, key: address }
    const limits = [
      { limit: FAILED_LOGIN_BY_USER, key: credentials.username.toLowerCase() },
      byAddress,
    ]
    for (const { limit, key } of limits) await requireLimitLeft(limit, key)
    try {
      const { captchaToken } = credentials
      await verifyCaptcha('login', { captchaToken, address, hostname: host })
      const userAgent = request.headers.get('user-agent') ?? ''
      return { sessionId: await signIn(credentials, { address, userAgent }) }
    } catch (error) {
      const code = error instanceof AppError ? error.code : null
      // A check that was not passed says nothing of the user, whom nobody may lock out that way.
      const counted = code === 'unauthorized' ? limits : code === 'invalid' ? [byAddress] : []
      for (const { limit, key } of counted) await consumeLimit(limit, key)
      throw error
    }
  },
)
