import { serve } from '@/lib/api/serve'
import { feedEndpoints } from '@/lib/feeds/endpoints'
import { reportProblems } from '@/lib/feeds/report-problems'

export const GET = serve(feedEndpoints['GET /api/admin/feeds/problems'], () => reportProblems())
