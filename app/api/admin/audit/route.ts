import { serve } from '@/lib/api/serve'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { auditTrail } from '@/lib/staff/queries'

export const GET = serve(staffEndpoints['GET /api/admin/audit'], ({ query }) => auditTrail(query))
