import { adminPlugins } from '@/lib/domains/plugins/admin-queries'
import { adminPluginsSchema } from '@/lib/domains/plugins/contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/plugins', async () =>
  reply(adminPluginsSchema, await adminPlugins()),
)
