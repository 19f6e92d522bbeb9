import { serve } from '@/lib/api/serve'
import { cloudflareEndpoints } from '@/lib/security/cloudflare/endpoints'
import { setAttackMode } from '@/lib/security/cloudflare/set-attack-mode'

export const PUT = serve(
  cloudflareEndpoints['PUT /api/admin/cloudflare/attack-mode'],
  ({ body, actor }) => setAttackMode(body.isUnderAttack, actor),
)
