import { documentationEndpoints } from '@/lib/api/documentation-endpoints'
import { documentationFile } from '@/lib/api/documentation-page'
import { serve } from '@/lib/api/serve'

export const GET = serve(documentationEndpoints['GET /api/docs/[file]'], ({ params }) =>
  documentationFile(params.file),
)
