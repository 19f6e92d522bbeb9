import { serve } from '@/lib/api/serve'
import { mailEndpoints } from '@/lib/mail/endpoints'
import { sendTestMail } from '@/lib/mail/send-test-mail'

export const POST = serve(mailEndpoints['POST /api/admin/settings/test-mail'], ({ actor, body }) =>
  sendTestMail(body.to, actor),
)
