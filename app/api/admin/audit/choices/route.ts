import { serve } from '@/lib/api/serve'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { auditChoices } from '@/lib/staff/queries'

export const GET = serve(staffEndpoints['GET /api/admin/audit/choices'], auditChoices)
