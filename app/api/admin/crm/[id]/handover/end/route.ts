import { serve } from '@/lib/api/serve'
import { crmEndpoints } from '@/lib/marketing/crm/handovers/endpoints'
import { endHandover } from '@/lib/marketing/crm/handovers/start-handover'

export const POST = serve(
  crmEndpoints['POST /api/admin/crm/[id]/handover/end'],
  ({ params, actor }) => endHandover(params.id, actor),
)
