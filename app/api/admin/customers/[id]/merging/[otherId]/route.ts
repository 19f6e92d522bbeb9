import { serve } from '@/lib/api/serve'
import { customerRecordEndpoints } from '@/lib/service/customer-records/endpoints'
import { previewMerge } from '@/lib/service/customer-records/preview-merge'

export const GET = serve(
  customerRecordEndpoints['GET /api/admin/customers/[id]/merging/[otherId]'],
  ({ params }) => previewMerge(params.id, params.otherId),
)
