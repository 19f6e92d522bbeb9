import { serve } from '@/lib/api/serve'
import { customerRecordEndpoints } from '@/lib/customer-records/endpoints'
import { previewMerge } from '@/lib/customer-records/preview-merge'

export const GET = serve(
  customerRecordEndpoints['GET /api/admin/customers/[id]/merging/[otherId]'],
  ({ params }) => previewMerge(params.id, params.otherId),
)
