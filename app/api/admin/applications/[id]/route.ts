import { serve } from '@/lib/api/serve'
import { deleteApplication } from '@/lib/content/careers/delete-application'
import { careerEndpoints } from '@/lib/content/careers/endpoints'

export const DELETE = serve(
  careerEndpoints['DELETE /api/admin/applications/[id]'],
  ({ actor, params }) => deleteApplication(actor, params.id),
)
