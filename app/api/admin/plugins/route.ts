import { serve } from '@/lib/api/serve'
import { pluginEndpoints } from '@/lib/server/plugin-catalogue/endpoints'
import { adminPlugins } from '@/lib/server/plugin-catalogue/queries'

export const GET = serve(pluginEndpoints['GET /api/admin/plugins'], () => adminPlugins())
