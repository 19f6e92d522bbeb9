import { retriedMailsSchema } from '@/lib/domains/settings/contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { reply } from '@/lib/http/route'
import { retryFailedMails } from '@/lib/workflows/mail-settings'

export const POST = adminRoute('POST /api/admin/settings/retry-mails', async (_request, actor) =>
  reply(retriedMailsSchema, { retried: await retryFailedMails(actor) }),
)
