import { serve } from '@/lib/api/serve'
import { currentSetting } from '@/lib/settings/queries'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { auditTrail } from '@/lib/staff/queries'

export const GET = serve(staffEndpoints['GET /api/admin/audit'], async ({ query }) =>
  auditTrail(query, await currentSetting('timezone')),
)
