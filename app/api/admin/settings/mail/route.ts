import { mailStateSchema } from '@/lib/domains/settings/contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { reply } from '@/lib/http/route'
import { mailState } from '@/lib/workflows/mail-settings'

export const GET = adminRoute('GET /api/admin/settings/mail', async () =>
  reply(mailStateSchema, await mailState()),
)
