import { serve } from '@/lib/api/serve'
import { feedEndpoints } from '@/lib/channels/feeds/endpoints'
import { reportProblems } from '@/lib/channels/feeds/report-problems'

export const GET = serve(feedEndpoints['GET /api/admin/feeds/problems'], () => reportProblems())
