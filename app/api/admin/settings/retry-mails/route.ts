import { adminRoute } from '@/lib/api/admin-route'
import { reply } from '@/lib/http/route'
import { retryFailedMails } from '@/lib/mail/retry-failed-mails'
import { retriedMailsSchema } from '@/lib/settings/contracts'

export const POST = adminRoute('POST /api/admin/settings/retry-mails', async (_request, actor) =>
  reply(retriedMailsSchema, { retried: await retryFailedMails(actor) }),
)
