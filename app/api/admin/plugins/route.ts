import { adminRoute } from '@/lib/api/admin-route'
import { reply } from '@/lib/http/route'
import { adminPlugins } from '@/lib/plugin-catalogue/queries'
import { adminPluginsSchema } from '@/lib/plugins/contracts'

export const GET = adminRoute('GET /api/admin/plugins', async () =>
  reply(adminPluginsSchema, await adminPlugins()),
)
