import { serve } from '@/lib/api/serve'
import { crmEndpoints } from '@/lib/marketing/crm/handovers/endpoints'
import { latestHandover } from '@/lib/marketing/crm/handovers/queries'
import { startHandover } from '@/lib/marketing/crm/handovers/start-handover'

export const GET = serve(crmEndpoints['GET /api/admin/crm/[id]/handover'], async ({ params }) => ({
  handover: await latestHandover(params.id),
}))

export const POST = serve(crmEndpoints['POST /api/admin/crm/[id]/handover'], ({ params, actor }) =>
  startHandover(params.id, actor),
)
