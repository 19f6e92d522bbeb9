import { changeSettings, readSettings } from '@/lib/domains/settings/commands'
import { changeSettingsSchema, settingsAnswerSchema } from '@/lib/domains/settings/contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { parseBody, reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/settings', async () =>
  reply(settingsAnswerSchema, await readSettings()),
)

export const PATCH = adminRoute('PATCH /api/admin/settings', async (request, actor) => {
  const change = await parseBody(request, changeSettingsSchema)
  return reply(settingsAnswerSchema, await changeSettings(change, actor))
})
