import { serve } from '@/lib/api/serve'
import { mailEndpoints } from '@/lib/mail/endpoints'
import { retryFailedMails } from '@/lib/mail/retry-failed-mails'

export const POST = serve(
  mailEndpoints['POST /api/admin/settings/retry-mails'],
  async ({ actor }) => ({ retried: await retryFailedMails(actor) }),
)
