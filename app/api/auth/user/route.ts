import { serve } from '@/lib/api/serve'
import {
  isSecondFactorRequired,
  mustSetUpSecondFactor,
} from '@/lib/security/required-second-factor'
import { staffEndpoints } from '@/lib/staff/endpoints'

export const GET = serve(staffEndpoints['GET /api/auth/user'], async ({ session: { user } }) => ({
  ...user,
  mustSetUpSecondFactor: mustSetUpSecondFactor(user, await isSecondFactorRequired()),
}))
