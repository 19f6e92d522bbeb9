import { openMessagesSchema } from '@/lib/domains/contact/admin-contracts'
import { openMessages } from '@/lib/domains/contact/admin-queries'
import { adminRoute } from '@/lib/http/admin-route'
import { reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/messages/open', async () =>
  reply(openMessagesSchema, { open: await openMessages() }),
)
