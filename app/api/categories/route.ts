import { serve } from '@/lib/api/serve'
import { catalogEndpoints } from '@/lib/catalog/endpoints'
import { allCategories } from '@/lib/catalog/queries'

export const GET = serve(catalogEndpoints['GET /api/categories'], () => allCategories())
