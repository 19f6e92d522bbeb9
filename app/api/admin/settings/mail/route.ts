import { adminRoute } from '@/lib/api/admin-route'
import { reply } from '@/lib/http/route'
import { mailState } from '@/lib/mail/mail-settings'
import { mailStateSchema } from '@/lib/settings/contracts'

export const GET = adminRoute('GET /api/admin/settings/mail', async () =>
  reply(mailStateSchema, await mailState()),
)
