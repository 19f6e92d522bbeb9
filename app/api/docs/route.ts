import { documentationEndpoints } from '@/lib/api/documentation-endpoints'
import { documentationPage } from '@/lib/api/documentation-page'
import { serve } from '@/lib/api/serve'

export const GET = serve(documentationEndpoints['GET /api/docs'], documentationPage)
