import { serve } from '@/lib/api/serve'
import { loginCaller, sessionBegun } from '@/lib/api/session-reply'
import { logIn } from '@/lib/security/log-in'
import { staffEndpoints } from '@/lib/staff/endpoints'

export const POST = serve(staffEndpoints['POST /api/auth/login'], async (call) =>
  sessionBegun(await logIn(call.body, loginCaller(call))),
)
