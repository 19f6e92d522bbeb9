import { adminRoute } from '@/lib/api/admin-route'
import { changeHomepageSchema, homepageAnswerSchema } from '@/lib/homepage/contracts'
import { readHomepage, saveHomepage } from '@/lib/homepage/homepage'
import { parseBody, reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/homepage', async () =>
  reply(homepageAnswerSchema, await readHomepage()),
)

export const PUT = adminRoute('PUT /api/admin/homepage', async (request, actor) =>
  reply(
    homepageAnswerSchema,
    await saveHomepage(actor, await parseBody(request, changeHomepageSchema)),
  ),
)
