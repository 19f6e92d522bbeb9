import { adminRoute } from '@/lib/api/admin-route'
import { reply } from '@/lib/http/route'
import { mailState } from '@/lib/mail/mail-state'
import { mailStateSchema } from '@/lib/settings/contracts'

export const GET = adminRoute('GET /api/admin/settings/mail', async () =>
  reply(mailStateSchema, await mailState()),
)
