import { serve } from '@/lib/api/serve'
import { translationEndpoints } from '@/lib/content/translations/endpoints'
import { listTranslations } from '@/lib/content/translations/queries'

export const GET = serve(translationEndpoints['GET /api/admin/translations'], ({ query }) =>
  listTranslations(query),
)
