import { adminRoute } from '@/lib/api/admin-route'
import { parseBody, reply } from '@/lib/http/route'
import { changeSettings } from '@/lib/settings/change-settings'
import { changeSettingsSchema, settingsAnswerSchema } from '@/lib/settings/contracts'
import { readSettings } from '@/lib/settings/queries'

export const GET = adminRoute('GET /api/admin/settings', async () =>
  reply(settingsAnswerSchema, await readSettings()),
)

export const PATCH = adminRoute('PATCH /api/admin/settings', async (request, actor) => {
  const change = await parseBody(request, changeSettingsSchema)
  return reply(settingsAnswerSchema, await changeSettings(change, actor))
})
