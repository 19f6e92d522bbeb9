import { adminRoute } from '@/lib/api/admin-route'
import { reply } from '@/lib/http/route'
import { openMessagesSchema } from '@/lib/messages/admin-contracts'
import { openMessages } from '@/lib/messages/queries'

export const GET = adminRoute('GET /api/admin/messages/open', async () =>
  reply(openMessagesSchema, { open: await openMessages() }),
)
