import { serve } from '@/lib/api/serve'
import { articleImportEndpoints } from '@/lib/content/wordpress/imports/endpoints'
import { endImport } from '@/lib/content/wordpress/imports/start-import'

export const POST = serve(
  articleImportEndpoints['POST /api/admin/article-import/end'],
  ({ actor }) => endImport(actor),
)
