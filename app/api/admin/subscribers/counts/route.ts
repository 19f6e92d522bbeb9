import { subscriberCountsSchema } from '@/lib/domains/newsletter/admin-contracts'
import { subscriberCounts } from '@/lib/domains/newsletter/admin-queries'
import { adminRoute } from '@/lib/http/admin-route'
import { reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/subscribers/counts', async () =>
  reply(subscriberCountsSchema, await subscriberCounts()),
)
