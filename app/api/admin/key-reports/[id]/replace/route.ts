import { serve } from '@/lib/api/serve'
import { replaceReportedKey } from '@/lib/orders/key-reports/decide-report'
import { keyReportEndpoints } from '@/lib/orders/key-reports/endpoints'

export const POST = serve(
  keyReportEndpoints['POST /api/admin/key-reports/[id]/replace'],
  ({ params, body, actor }) => replaceReportedKey(params.id, body.reason, actor),
)
