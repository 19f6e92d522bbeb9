import { serve } from '@/lib/api/serve'
import { articleImportEndpoints } from '@/lib/content/wordpress/imports/endpoints'
import { latestImport } from '@/lib/content/wordpress/imports/queries'
import { startImport } from '@/lib/content/wordpress/imports/start-import'

export const GET = serve(articleImportEndpoints['GET /api/admin/article-import'], async () => ({
  import: await latestImport(),
}))

export const POST = serve(articleImportEndpoints['POST /api/admin/article-import'], ({ actor }) =>
  startImport(actor),
)
