import { adminRoute } from '@/lib/api/admin-route'
import { reply } from '@/lib/http/route'
import { subscriberCountsSchema } from '@/lib/newsletter/admin-contracts'
import { subscriberCounts } from '@/lib/newsletter/queries'

export const GET = adminRoute('GET /api/admin/subscribers/counts', async () =>
  reply(subscriberCountsSchema, await subscriberCounts()),
)
