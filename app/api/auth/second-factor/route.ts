import { serve } from '@/lib/api/serve'
import { loginCaller, sessionBegun } from '@/lib/api/session-reply'
import { passSecondStep } from '@/lib/security/pass-second-step'
import { staffEndpoints } from '@/lib/staff/endpoints'

export const POST = serve(staffEndpoints['POST /api/auth/second-factor'], async (call) =>
  sessionBegun(await passSecondStep(call.body, loginCaller(call))),
)
