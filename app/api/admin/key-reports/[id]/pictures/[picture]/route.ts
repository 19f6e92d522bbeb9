import { serve } from '@/lib/api/serve'
import { privatePicture } from '@/lib/media/visitor-pictures/picture-response'
import { keyReportEndpoints } from '@/lib/orders/key-reports/endpoints'
import { reportPicture } from '@/lib/orders/key-reports/queries'

export const GET = serve(
  keyReportEndpoints['GET /api/admin/key-reports/[id]/pictures/[picture]'],
  async ({ params: { id, picture }, query }) =>
    privatePicture(await reportPicture(id, picture, query.size)),
)
