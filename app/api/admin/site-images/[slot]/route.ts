import { serve } from '@/lib/api/serve'
import { siteImagesEndpoints } from '@/lib/content/site-images/endpoints'
import { resetSiteImage } from '@/lib/content/site-images/reset-site-image'
import { setSiteImage } from '@/lib/content/site-images/set-site-image'

export const PUT = serve(
  siteImagesEndpoints['PUT /api/admin/site-images/[slot]'],
  ({ actor, params, body }) => setSiteImage(actor, params.slot, body),
)

export const DELETE = serve(
  siteImagesEndpoints['DELETE /api/admin/site-images/[slot]'],
  ({ actor, params, query }) => resetSiteImage(actor, params.slot, query.expectedUrl),
)
