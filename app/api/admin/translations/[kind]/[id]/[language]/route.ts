import { serve } from '@/lib/api/serve'
import { translationEndpoints } from '@/lib/content/translations/endpoints'
import { oneTranslation } from '@/lib/content/translations/queries'
import { saveTranslation } from '@/lib/content/translations/save-translation'

export const GET = serve(
  translationEndpoints['GET /api/admin/translations/[kind]/[id]/[language]'],
  ({ params }) => oneTranslation(params.kind, params.id, params.language),
)

export const PUT = serve(
  translationEndpoints['PUT /api/admin/translations/[kind]/[id]/[language]'],
  ({ actor, params, body }) => saveTranslation(actor, params, body),
)
