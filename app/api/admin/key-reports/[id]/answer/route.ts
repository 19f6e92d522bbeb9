import { serve } from '@/lib/api/serve'
import { answerKeyReport } from '@/lib/orders/key-reports/decide-report'
import { keyReportEndpoints } from '@/lib/orders/key-reports/endpoints'

export const POST = serve(
  keyReportEndpoints['POST /api/admin/key-reports/[id]/answer'],
  ({ params, body, actor }) => answerKeyReport(params.id, body, actor),
)
