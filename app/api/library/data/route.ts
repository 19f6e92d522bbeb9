import { libraryCookie } from '@/lib/api/library-reply'
import { serve } from '@/lib/api/serve'
import { libraryEndpoints } from '@/lib/service/library/endpoints'
import { exportData } from '@/lib/service/library/export-data'
import { requireReader } from '@/lib/service/library/reader'

export const GET = serve(libraryEndpoints['GET /api/library/data'], async ({ request }) =>
  exportData(await requireReader(libraryCookie(request))),
)
