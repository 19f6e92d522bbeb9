import { serve } from '@/lib/api/serve'
import { Reply } from '@/lib/http/serve'
import { setCookie } from '@/lib/http/set-cookie'
import { logIn } from '@/lib/security/log-in'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { DEVICE_COOKIE, DEVICE_COOKIE_PATH, DEVICE_SECONDS } from '@/lib/staff/known-device'

export const POST = serve(
  staffEndpoints['POST /api/auth/login'],
  async ({ body: credentials, address, host, request }) => {
    const { sessionId, deviceCookie } = await logIn(credentials, {
      address,
      host,
      userAgent: request.headers.get('user-agent') ?? '',
      deviceCookie: request.cookies.get(DEVICE_COOKIE)?.value,
    })
    const device = { name: DEVICE_COOKIE, value: deviceCookie, path: DEVICE_COOKIE_PATH }
    return new Reply(200, { sessionId }, [setCookie({ ...device, seconds: DEVICE_SECONDS })])
  },
)
