import { serve } from '@/lib/api/serve'
import { cloudflareEndpoints } from '@/lib/security/cloudflare/endpoints'
import { readCloudflareState } from '@/lib/security/cloudflare/queries'

export const GET = serve(cloudflareEndpoints['GET /api/admin/cloudflare'], readCloudflareState)
