import { serve } from '@/lib/api/serve'
import { sessionBegun } from '@/lib/api/session-reply'
import { logIn } from '@/lib/security/log-in'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { DEVICE_COOKIE } from '@/lib/staff/known-device'

export const POST = serve(
  staffEndpoints['POST /api/auth/login'],
  async ({ body: credentials, address, host, request }) => {
    const begun = await logIn(credentials, {
      address,
      host,
      userAgent: request.headers.get('user-agent') ?? '',
      deviceCookie: request.cookies.get(DEVICE_COOKIE)?.value,
    })
    return sessionBegun(begun)
  },
)
