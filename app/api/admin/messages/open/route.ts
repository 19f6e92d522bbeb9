import { serve } from '@/lib/api/serve'
import { messageEndpoints } from '@/lib/messages/endpoints'
import { openMessages } from '@/lib/messages/queries'

export const GET = serve(messageEndpoints['GET /api/admin/messages/open'], async () => ({
  open: await openMessages(),
}))
