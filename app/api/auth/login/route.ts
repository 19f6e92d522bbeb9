import { serve } from '@/lib/api/serve'
import { AppError } from '@/lib/core/errors'
import { countedAs } from '@/lib/core/trusted-proxies.mjs'
import { giveBack, takeLimits } from '@/lib/http/rate-limit'
import { verifyCaptcha } from '@/lib/plugins/turnstile/verify-captcha'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { FAILED_LOGIN_BY_ADDRESS, FAILED_LOGIN_BY_USER } from '@/lib/staff/limits'
import { signIn } from '@/lib/staff/sign-in'

export const POST = serve(
  staffEndpoints['POST /api/auth/login'],
  async ({ body: credentials, address, host, request }) => {
    const byAddress = { limit: FAILED_LOGIN_BY_ADDRESS, key: countedAs(address) }
    const byUser = { limit: FAILED_LOGIN_BY_USER, key: credentials.username.toLowerCase() }
    const taken = [byAddress]
    await takeLimits(taken)
    let sessionId: string
    try {
      const { captchaToken } = credentials
      await verifyCaptcha('login', { captchaToken, address, hostname: host })
      // A check that was not passed says nothing of the user, whom nobody may lock out that way.
      await takeLimits([byUser])
      taken.push(byUser)
      const userAgent = request.headers.get('user-agent') ?? ''
      sessionId = await signIn(credentials, { address, userAgent })
    } catch (error) {
      const code = error instanceof AppError ? error.code : null
      const isFailedLogin = code === 'unauthorized' || code === 'invalid'
      if (!isFailedLogin) await giveBack(taken)
      throw error
    }
    await giveBack(taken)
    return { sessionId }
  },
)
