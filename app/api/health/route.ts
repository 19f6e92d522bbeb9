import { serve } from '@/lib/api/serve'
import { Reply } from '@/lib/http/serve'
import { checkHealth } from '@/lib/server/health'
import { processEndpoints } from '@/lib/server/process-endpoints'

export const GET = serve(processEndpoints['GET /api/health'], async () => {
  const health = await checkHealth()
  return new Reply(health.status === 'ok' ? 200 : 503, health)
})
