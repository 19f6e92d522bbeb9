import { serve } from '@/lib/api/serve'
import { requiresSecondFactor } from '@/lib/security/required-second-factor'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { secondFactorOf } from '@/lib/staff/queries'

export const GET = serve(staffEndpoints['GET /api/admin/account'], async ({ actor }) => ({
  secondFactor: await secondFactorOf(actor.userId),
  isSecondFactorRequired: await requiresSecondFactor(actor),
}))
